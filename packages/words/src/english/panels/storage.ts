/** What Parley stores on disk, and what a person can do about it. */
export const storage = {
	"storage.looking": "Looking…",
	"storage.total": "{chats} with {turns}, {events}; {size} in all.",
	"storage.unreadable": {
		one: "{count} chat could not be read and was left as it is.",
		other: "{count} chats could not be read and were left as they are.",
	},
	"storage.parts": "What takes up room",
	"storage.log": "Chats",
	"storage.search": "Search index",
	"storage.blobs": "Attachments and long texts",
	"storage.other": "Drafts and settings",
	"storage.damaged": "Damaged files",
	"storage.hubLogs": "Logs",
	"storage.waiting": "Pending writes",
	"storage.free": "Free space in the file",
	"storage.compact": "Check and compact",
	"storage.rebuild": "Rebuild search",
	"storage.stop": "Stop",
	"storage.report": "What was done",
	"storage.problem": "The store has a problem: {problem}",
	"storage.sound": "The store is sound.",
	"storage.purged": {
		one: "{count} deleted chat was removed for good.",
		other: "{count} deleted chats were removed for good.",
	},
	"storage.rebuilt": "The search index was rebuilt: {texts} from {chats}.",
	"storage.blobsRemoved": {
		one: "{count} unused attachment was removed.",
		other: "{count} unused attachments were removed.",
	},
	"storage.freed": "{size} freed.",
	"storage.nothingToDo": "There was nothing to do.",
	"storage.held":
		"Another program is reading the store's file. Until it stops, deleted data remains in that file and no space is freed.",
} as const;
