/** What the extension says in an editor's window: dialogs, notifications, the status bar. */
export const editorWindow = {
	"editorWindow.busy": {
		one: "Parley is working on {count} chat.",
		other: "Parley is working on {count} chats.",
	},
	"editorWindow.leftAtWork": {
		one: "Parley is not running, but {count} agent is and may be at work.",
		other: "Parley is not running, but {count} agents are and may be at work.",
	},
	"editorWindow.busyDetail":
		"Stopping interrupts what is running. Everything that was already shown is kept.",
	"editorWindow.stopAnyway": "Stop Anyway",

	"editorWindow.chatWaits": "“{title}” is waiting for your answer.",
	"editorWindow.untitledWaits": "A chat is waiting for your answer.",
	"editorWindow.chatLost": "“{title}” has lost its agent.",
	"editorWindow.untitledLost": "A chat has lost its agent.",
	"editorWindow.chatDone": "“{title}” is done.",
	"editorWindow.untitledDone": "A chat is done.",
	"editorWindow.showChat": "Show Chat",
	"editorWindow.badge": {
		one: "{count} chat is waiting for you",
		other: "{count} chats are waiting for you",
	},
	"editorWindow.waiting": { one: "{count} waiting", other: "{count} waiting" },
	"editorWindow.running": { one: "{count} running", other: "{count} running" },
	"editorWindow.statusLabel": "Parley: {waiting} waiting, {running} running",
	"editorWindow.waitsForYou": "Waiting for you: {title}",
	"editorWindow.isRunning": "Running: {title}",

	"editorWindow.secretName": "Name of the secret, as in the agent's configuration",
	"editorWindow.secretToDelete": "Name of the secret to delete",
	"editorWindow.secretValue": "Value of “{name}”",
	"editorWindow.secretKept":
		"Parley keeps “{name}” in the editor's secret storage. Agents get it when they start.",

	"editorWindow.loginTerminal": "Log in: {agent}",
	"editorWindow.loginSecretMissing":
		"The login needs the secret “{secret}”, which is not in the editor's secret storage. Store it with “Parley: Store Agent Secret…”.",

	"editorWindow.diffOfNewFile": "{name} (new file)",
	"editorWindow.diff": "{name} (before ↔ after)",
	"editorWindow.diffGone": "This diff was opened too long ago. Open it again from the chat.",
	"editorWindow.diffTooLarge": "The text is {size}, too much to compare here.",

	"editorWindow.allFiles": "All files",
	"editorWindow.attach": "Attach",
	"editorWindow.attaching": "Attaching files",
	"editorWindow.notAttached":
		"Parley did not attach the files, because the chat was closed meanwhile. Open it and attach them again.",
	"editorWindow.import": "Import",
	"editorWindow.importTitle": "Import Chats",
	"editorWindow.exportedChats": "Exported chats",
	"editorWindow.importing": "Importing chats",
	"editorWindow.imported": "Parley has finished importing. The imported chats are in the list.",
	"editorWindow.importTooLarge":
		"It is larger than {limit}. Copy it to a folder on disk and import it from there.",
	"editorWindow.markdown": "Markdown",
	"editorWindow.jsonLines": "JSON Lines",
	"editorWindow.saveTitle": "Save {name}",
	"editorWindow.saving": "Saving {name}",
	"editorWindow.saved": "Parley saved {name}.",
	"editorWindow.saveTooLarge": "It is larger than {limit}. Save it to a folder on disk.",
	"editorWindow.notSaved": "“{name}” was not saved: {reason}",
	"editorWindow.notSavedForbidden": "“{name}” was not saved: you may not write there. Choose another folder.",
	"editorWindow.notSavedQuota":
		"“{name}” was not saved: your disk quota is used up. Free some space, or choose another folder.",
	"editorWindow.notSavedFolderGone":
		"“{name}” was not saved: the folder no longer exists. Choose another one.",
	"editorWindow.notSavedFull":
		"“{name}” was not saved: the disk is full. Free some space, or choose another folder.",
	"editorWindow.notSavedReadOnly": "“{name}” was not saved: that folder is read-only. Choose another folder.",
	"editorWindow.dataCutShort": "It is damaged: of {size} bytes, Parley has only {found}.",
	"editorWindow.dataNotKept": "Parley could not store the file.",
	"editorWindow.failed": "Parley: {reason}",

	"editorWindow.noNode":
		"Parley needs Node 22.16 or newer and found none (tried: {tried}). Install Node, or name one in the setting “parley.nodePath”.",
	"editorWindow.badPage":
		"The page that comes with this extension has {scripts} scripts instead of one. Install the extension again.",
	"editorWindow.unknownRequest": "This window does not support {method}. Update the extension.",
	"editorWindow.badRequest":
		"This window cannot do {method}: {problem}. Update the older of the extension and Parley.",
} as const;
