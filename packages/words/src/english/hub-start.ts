/** Finding, starting and replacing the hub process. */
export const hubStart = {
	"hubStart.failed": "Parley could not be started: {how} {output}",
	"hubStart.failedBeside": "Parley could not be started: {how} {found} {output}",
	"hubStart.timedOut": "{command} did not answer in time and was ended.",
	"hubStart.exited": "{command} ended with exit code {code}.",
	"hubStart.killed": "{command} was ended by {signal}.",
	"hubStart.notRun": "{command} could not be run: {reason}.",
	"hubStart.noOutput": "It printed nothing. There may be more in {file}.",
	"hubStart.lastOutput": "Last output:\n{output}\nThere may be more in {file}.",
	"hubStart.openingStore": "Parley is opening its store. This can take a while.",
	"hubStart.salvaging":
		"Parley is checking its store for damage and saving what can be read. This can take a while.",
	"hubStart.readingChats": "Parley is reading its chats. This can take a while.",
	"hubStart.doing": "Parley is {doing}. This can take a while.",
	"hubStart.notAnswering":
		"Parley does not answer. If it stays silent, it is replaced in a few seconds; its agents keep working.",
	"hubStart.leftUnknown":
		"It is not known whether agents are still running. Find out with `parley status`, and end them with `parley stop --force`.",
	"hubStart.ending": "Parley is shutting down.",
	"hubStart.olderAtWork": {
		one: "Parley {version} is still working on {count} chat. It is replaced when that is done.",
		other: "Parley {version} is still working on {count} chats. It is replaced when they are done.",
	},
	"hubStart.olderRuns":
		"Parley {running} is running, and this is version {own}. Stop it with `parley stop` so that the newer one starts.",
	"hubStart.newerRuns": "Parley {running} is running, and this is version {own}. Update this program.",
	"hubStart.otherRuns":
		"Parley {running} is running, and this is version {own}. Stop it with `parley stop` so that this version starts.",
	"hubStart.addressUnreadable": "Parley's address cannot be read: {reason}",
	"hubStart.noAddress": "{file} is not the address of a running Parley.",
	"hubStart.noToken": "{file} is empty.",
	"hubStart.alreadyRuns":
		"Parley already runs for {folder}. `parley status` shows what it is doing, `parley stop` stops it.",
	"hubStart.notLocked":
		"Parley cannot lock {file}: {reason}. Check that you can write there and that the disk is not full.",
	"hubStart.lockOverwritten":
		"Parley cannot lock {file}: {reason}. Another program has overwritten that file. Remove it while Parley is not running.",
	"hubStart.foreignFolder":
		"{folder} does not belong to you alone. Remove it, or use a data folder with a shorter path.",
	"hubStart.uiMissing": "Parley's page is not built: {folder} cannot be read. Run `npm run build`.",
	"hubStart.notReplaceable": "“{name}” is not a file. Choose another name.",
} as const;
