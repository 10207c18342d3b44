/** Deleting and restoring chats. */
export const trash = {
	"trash.recent": "Recently deleted",
	"trash.openCount": "Recently deleted ({number})…",
	"trash.list": "Deleted chats",
	"trash.restorable": "Deleted chats can be restored for a day. After that, nothing is left of them.",
	"trash.restorableDamaged":
		"Deleted chats can be restored for a day. After that, they are deleted for good, but a damaged file that is kept may still contain them: remove it under Storage.",
	"trash.none": "There are none.",
	"trash.more": "Older ones are not shown.",
	"trash.left": "{folder} · {time} left",
	"trash.restore": "Restore",
	"trash.restoreChat": "Restore {chat}",
	"trash.deleteNow": "Delete now…",
	"trash.deleteChatNow": "Delete {chat} now",
	"trash.forGood": "For good",
	"trash.deleteChatForGood": "Delete {chat} for good",
	"trash.deleteAllNow": "Delete all now…",
	"trash.deleteAllForGood": "Delete all for good",
	"trash.deleteMany": { one: "Delete {count} chat?", other: "Delete {count} chats?" },
	"trash.deletingMany": { one: "Deleting {count} chat", other: "Deleting {count} chats" },
	"trash.deleteManyMeans":
		"Deleted chats can be restored for a day. Files that agents changed stay as they are.",
	"trash.agentsStopped": {
		one: "In {count} chat an agent is working; it is stopped.",
		other: "In {count} chats an agent is working; they are stopped.",
	},
	"trash.progress": "{done} of {total} deleted",
	"trash.progressLabel": "Deleted",
} as const;
