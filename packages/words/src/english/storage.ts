/** What Parley stores on disk, and what a person can do about it. */
export const storage = {
	"storage.title": "Storage",
	"storage.starting": "Starting…",
	"storage.checking": "Checking the store…",
	"storage.purging": "Removing chats that were deleted more than a day ago…",
	"storage.checkingSearch": "Checking the search index…",
	"storage.rebuilding": "Rebuilding the search index…",
	"storage.findingBlobs": "Looking for unused attachments…",
	"storage.compacting": "Compacting the store…",
	"storage.keptFiles": "Damaged files that are kept",
	"storage.keptCount": {
		one: "{count} damaged file from before your chats were recovered is kept.",
		other: "{count} damaged files from before your chats were recovered are kept.",
	},
	"storage.keptHasChats": "It still contains every chat from that time, even ones you delete here.",
	"storage.fileSize": "{file}, {size}",
	"storage.remove": "Remove from the disk…",
	"storage.removeForGood": "Remove for good",
	"storage.notRemoved": "Not removed: {reason}",
	"storage.notDismissed": "Not dismissed: {reason}",
	"storage.stillNotSaving": "Saving still fails: {reason}",
	"storage.troubleMeans":
		"Everything shown is saved, running turns were stopped, and what you write is kept here.",
	"storage.wasDamaged": "The file with your chats was damaged.",
	"storage.saved": { one: "{count} chat was saved.", other: "{count} chats were saved." },
	"storage.noneMissing": "Nothing is known to be missing.",
	"storage.missing": {
		one: "{count} entry is missing, in {chats}; it is marked there.",
		other: "{count} entries are missing, in {chats}; they are marked there.",
	},
	"storage.draftsLost": {
		one: "The draft of {count} chat could not be read.",
		other: "The drafts of up to {count} chats could not be read.",
	},
	"storage.keptAt": "The damaged file ({size}) is kept at {path}.",
} as const;
