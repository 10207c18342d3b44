/** The page around chats: its title, the list of chats, the empty state. */
export const app = {
	"app.name": "Parley",
	"app.needsScript": "Parley needs JavaScript.",
	"app.title": "{chat} – Parley",
	"app.titleWaiting": "({number}) {title}",
	"app.chat": "Chat",
	"app.chats": "Chats",
	"app.closeList": "Close list",
	"app.notLoaded": "Not everything could be loaded: {reason}",
	"app.broken": "This page has failed",
	"app.chatsSafe": "Your chats are safe: Parley keeps them outside this page, and agents keep working.",
	"app.redraw": "Reload the view",
	"app.welcome": "One chat for every coding agent",
	"app.welcomePage": "Agents keep working when you close this page; everything is here when you come back.",
	"app.welcomeView": "Agents keep working when you close this view; everything is here when you come back.",
	"app.continue": "or continue with",
	"app.failedUnknown": "Something failed; the log has no details.",
} as const;
