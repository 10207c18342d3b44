/** What the `parley` command says in a terminal. */
export const cli = {
	"cli.unknownCommand": "There is no command “{command}”. Run `parley --help` for a list.",
	"cli.badOptions": "{reason}\nRun `parley help {command}` for the options of this command.",
	"cli.unknownOption": "There is no option {option}.",
	"cli.optionNeedsValue":
		"{option} needs a value. If it begins with a dash, write the long option and “=” before it.",
	"cli.optionTakesNoValue": "{option} takes no value.",
	"cli.strayArgument": "“{argument}” does not belong here: the command takes options only.",
	"cli.notANumber": "--{option} takes a whole number from 0 to {max}, not “{value}”.",
	"cli.unknownFormat": "--format is markdown or jsonl, not “{format}”.",
	"cli.nameFiles": "Name the files to import: parley import <file…>",
	"cli.nameChat":
		"Name the chat to export by its id or title, or use --all. Run `parley help export` for more.",

	"cli.chats": { one: "{count} chat", other: "{count} chats" },
	"cli.windows": { one: "{count} window", other: "{count} windows" },
	"cli.untitled": "(untitled)",
	"cli.leaving": "Parley is shutting down. Try again in a moment.",
	"cli.held":
		"Another program is reading the store's file. Until it is done, deleted data remains in that file and takes up space.",

	"cli.status": "Parley {version}, process {pid}, running for {minutes} min.",
	"cli.statusFresh": "Parley {version}, process {pid}, running for less than a minute.",
	"cli.statusCounts": "{windows} connected, {chats}, {active} active.",
	"cli.minutes": "running for {minutes} min",
	"cli.lessThanAMinute": "running for less than a minute",
	"cli.keeper": "Keeper of agents, process {pid}, {since}. Its agents outlast a restart of Parley.",
	"cli.endsSilent": "Parley does not answer. If it stays silent for 10 seconds, it is ended.",
	"cli.keeperSilent":
		"Keeper of agents, process {pid}, {since}. It does not answer, so nothing is known of its agents.",
	"cli.noAgents": "No agent is running.",
	"cli.keptAgent": "agent {name}, process {pid}, {since}",
	"cli.keptAgentWithOutput": "agent {name}, process {pid}, {since}, {size} of output not saved yet",
	"cli.unnamedAgent": "(starting)",
	"cli.left": {
		one: "Parley is not running, but {count} agent is, in process {pid}, {since}. It is taken over when Parley starts; `parley stop --force` ends it.",
		other:
			"Parley is not running, but {count} agents are, in process {pid}, {since}. They are taken over when Parley starts; `parley stop --force` ends them.",
	},
	"cli.listening": "Listening on {url}",
	"cli.chatWaiting": "waiting for you: {title} – {agent} in {folder}",
	"cli.chatRunning": "at work: {title} – {agent} in {folder}",

	"cli.stopped": "Stopped Parley (process {pid}).",
	"cli.stillStopping": "Parley is still shutting down (process {pid}).",
	"cli.interrupted": { one: "{count} chat was interrupted.", other: "{count} chats were interrupted." },
	"cli.wereConnected": { one: "{count} window was connected.", other: "{count} windows were connected." },
	"cli.leftAtWork": {
		one: "Nothing was stopped: Parley is not running, but {count} agent is and may be at work. `parley stop --force` ends it.",
		other:
			"Nothing was stopped: Parley is not running, but {count} agents are and may be at work. `parley stop --force` ends them.",
	},
	"cli.leftStopped": {
		one: "Parley was not running. Stopped {count} agent and its keeper (process {pid}).",
		other: "Parley was not running. Stopped {count} agents and their keeper (process {pid}).",
	},
	"cli.started": "Parley was not running and was started (process {pid}).",
	"cli.restarted": "Restarted Parley (process {pid}).",
	"cli.keptWorking": {
		one: "{count} agent kept running.",
		other: "{count} agents kept running.",
	},
	"cli.notRestarted": {
		one: "Parley was not restarted: {count} chat is at work, and this older version cannot go on with it afterwards. Wait until it is done, or run `parley stop --force`.",
		other:
			"Parley was not restarted: {count} chats are at work, and this older version cannot go on with them afterwards. Wait until they are done, or run `parley stop --force`.",
	},
	"cli.nothingStopped": "Nothing was stopped.",
	"cli.busy": {
		one: "Nothing was stopped: {count} chat is at work. `parley stop --force` interrupts it.",
		other: "Nothing was stopped: {count} chats are at work. `parley stop --force` interrupts them.",
	},

	"cli.wasStopped":
		"Parley was stopped. Press Ctrl-C and run `parley serve` to start it again; if another program starts it, this address works again by itself.",
	"cli.connectedAgain": "Parley is connected again, at the same address.",
	"cli.servedElsewhere":
		"Parley runs again, but another `parley serve` has this address now: open the link that it printed. Press Ctrl-C here.",
	"cli.notRevived": "Parley stopped unexpectedly and could not be started again: {reason}",
	"cli.notReopened": "The address could not be opened again: {reason}",
	"cli.keepsRunning":
		"Parley keeps running: {chats} at work, {windows} connected. `parley status` shows it, `parley stop` stops it.",
	"cli.keepsWorking":
		"Parley keeps running: {chats} at work. `parley status` shows it, `parley stop` stops it.",
	"cli.keepsWindows":
		"Parley keeps running: {windows} connected. `parley status` shows it, `parley stop` stops it.",
	"cli.keepsServing": "Parley keeps running: another `parley` command is using it. `parley stop` stops it.",
	"cli.noAnswer": "Parley did not answer: {reason}",
	"cli.openPage": "Open Parley",

	"cli.noLog": "There is no log yet: {file}",

	"cli.nothingToExport": "There is nothing to export yet.",
	"cli.exported": { one: "{count} chat exported.", other: "{count} chats exported." },
	"cli.secretsLeftOut": { one: "{count} secret was left out.", other: "{count} secrets were left out." },
	"cli.exportFolderMissing": "The folder {folder} does not exist. Create it, or choose another one with -o.",
	"cli.exportNotAFolder": "{folder} is not a folder. Choose another one with -o.",
	"cli.exportForbidden": "You may not write to the folder {folder}. Choose another one with -o.",
	"cli.exportReadOnly": "The folder {folder} is read-only. Choose another one with -o.",
	"cli.exportFull":
		"There is no space left in the folder {folder}. Free some, or choose another one with -o.",
	"cli.exportUnwritable": "{file} cannot be written: {reason}",
	"cli.noSuchChat": "No chat is called “{name}”. There are:\n{chats}",
	"cli.noChats": "No chat is called “{name}”: there are no chats yet.",
	"cli.whichChat": {
		one: "{count} chat is called “{name}”:\n{chats}",
		other: "{count} chats are called “{name}”. Use the id of one of them:\n{chats}",
	},

	"cli.notImported": "{file} was not imported: {reason}",
	"cli.namedChat": "“{title}” ({id})",
	"cli.untitledChat": "An untitled chat ({id})",
	"cli.imported": "{chat} was imported.",
	"cli.importedAsCopy": "{chat} was imported under a new id, because another chat has its id.",
	"cli.importedBefore": "{chat} is already here.",
	"cli.importRestored": "{chat} was among the deleted chats and was restored.",
	"cli.importMissing": "There is no such file.",
	"cli.importIsFolder": "It is a folder. Name the files in it.",
	"cli.importForbidden": "You may not read it.",
	"cli.importUnreadable": "It cannot be read: {reason}",
	"cli.turnClosed": "Its last turn was unfinished and has been closed.",
	"cli.promptsDrafted": {
		one: "{count} queued prompt became its draft.",
		other: "{count} queued prompts became its draft.",
	},
	"cli.promptsCut": { one: "Part of it did not fit.", other: "{count} of them did not fit in full." },
	"cli.promptFilesLost": {
		one: "{count} of their files could not be imported.",
		other: "{count} of their files could not be imported.",
	},

	"cli.checking": "Checking the store…",
	"cli.purging": "Removing chats that were deleted more than a day ago…",
	"cli.checkingSearch": "Checking the search index…",
	"cli.rebuildingSearch": "Rebuilding the search index…",
	"cli.findingBlobs": "Looking for attachments that no chat uses…",
	"cli.compacting": "Freeing space…",
	"cli.contents": "{chats}, {turns}, {events}.",
	"cli.turns": { one: "{count} turn", other: "{count} turns" },
	"cli.events": { one: "{count} event", other: "{count} events" },
	"cli.restorable": {
		one: "{count} deleted chat can still be restored.",
		other: "{count} deleted chats can still be restored.",
	},
	"cli.unreadable": {
		one: "{count} chat could not be read and was left as it is.",
		other: "{count} chats could not be read and were left as they are.",
	},
	"cli.sound": "The store is sound.",
	"cli.unsound": "Damage: {problem}",
	"cli.purged": {
		one: "{count} deleted chat was removed for good.",
		other: "{count} deleted chats were removed for good.",
	},
	"cli.searchRebuilt": "The search index was rebuilt: {texts} from {chats}.",
	"cli.texts": { one: "{count} text", other: "{count} texts" },
	"cli.blobsRemoved": {
		one: "{count} attachment that no chat uses was removed.",
		other: "{count} attachments that no chat uses were removed.",
	},
	"cli.freed": "{size} freed.",

	"cli.wouldForget": {
		one: "This would delete {count} chat and everything else that Parley keeps ({size}), for good. `parley export --all -f jsonl` makes a copy first. To delete, add --yes.",
		other:
			"This would delete {count} chats and everything else that Parley keeps ({size}), for good. `parley export --all -f jsonl` makes a copy first. To delete, add --yes.",
	},
	"cli.forgotten":
		"Deleted: {chats}, {drafts}, {folders}, {logFiles}, all attachments and the search index; {size} in all.",
	"cli.drafts": { one: "{count} draft", other: "{count} drafts" },
	"cli.folders": { one: "{count} folder with its trust", other: "{count} folders with their trust" },
	"cli.logFiles": { one: "{count} log file", other: "{count} log files" },
	"cli.forgetKept":
		"Not deleted: what agents keep themselves (their own sessions, settings and caches), the files they changed, exported chats, Parley's config.json, and what browsers that are not open now have stored.",
} as const;
