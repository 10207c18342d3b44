/** Deleting everything. */
export const forget = {
	"forget.open": "Delete all my data…",
	"forget.title": "Delete all my data",
	"forget.done": "Everything was deleted",
	"forget.doneHeld": "Everything was deleted, not yet from the disk",
	"forget.confirm": "Delete everything",
	"forget.phrase": "delete all my data",
	"forget.type": "To continue, type {phrase}",
	"forget.warning":
		"This stops all agents and deletes, for good, on Parley's machine and in every open window: chats, recently deleted ones too; drafts; attachments; the folders you used and your trust in them; the search index; damaged files that were kept; logs; what this browser keeps of your chats.",
	"forget.final": "This cannot be undone. Export what you want to keep first.",
	"forget.kept":
		"Not deleted: what agents keep elsewhere (their own sessions, settings and caches), files they changed, chats you exported, Parley's configuration of agents, and the colours you chose.",
	"forget.gone":
		"{chats}, {deletedChats}, {drafts}, {folders}, {logFiles}, all attachments and the search index: {size} in all. What open browser windows kept is gone too.",
} as const;
