/** The texts of the extension's manifest: `package.nls.json` is generated from them, and `package.json` refers to each by its code. */
export const extension = {
	"extension.description":
		"One chat for every coding agent that speaks the Agent Client Protocol. Close or reload the window: the agent keeps working, and nothing is lost.",
	"extension.untrustedWorkspaces":
		"Third-party agents do not start in a folder you do not trust. History, search and Eliza work.",
	"extension.virtualWorkspaces":
		"Agents work on files on disk. In a virtual workspace they work in your home folder.",
	"extension.chatView": "Chat",
	"extension.newChat": "New Chat",
	"extension.chooseChat": "New Chat with Another Folder or Agent…",
	"extension.search": "Search Chats",
	"extension.compose": "Focus Input",
	"extension.answer": "Focus Pending Request",
	"extension.openInTab": "Open Chat in an Editor Tab",
	"extension.showWaiting": "Show Waiting Chat",
	"extension.showLog": "Show Log",
	"extension.stopHub": "Stop Hub Process",
	"extension.storeSecret": "Store Agent Secret…",
	"extension.deleteSecret": "Delete Agent Secret…",
	"extension.notifications": "When to notify you about a chat while no view of Parley is on screen.",
	"extension.notifyAll": "When a chat waits for an answer, loses its agent, or ends after a long turn.",
	"extension.notifyWaiting": "When a chat waits for an answer or loses its agent.",
	"extension.notifyOff": "Never.",
	"extension.longTurnSeconds": "How many seconds a turn must take for its end to be worth a notification.",
	"extension.watchdogSeconds":
		"How many seconds a view on screen may be silent before it is recreated. 0 turns this off, for example to debug the view.",
	"extension.nodePath":
		"The Node (22.16 or newer) that runs Parley's hub process. Empty: the editor's own if it is suitable, otherwise the one on the PATH.",
	"extension.dataFolder":
		"Where Parley keeps chats and settings. Empty: your own folder, shared with the `parley` command. Takes effect when the window is reloaded.",
} as const;
