/** Deleting and restoring chats. */
export const trash = {
	"trash.open": "Recently deleted chats",
	"trash.delete": "Delete",
	"trash.deleteChat": "Delete “{chat}”?",
	"trash.deleteMeans":
		"The agent is stopped. The chat can be restored for a day; files the agent changed stay as they are.",
	"trash.notDeleted": "Not deleted: {reason}",
	"trash.notRestored": "Not restored: {reason}",
	"trash.deletedChat": "“{chat}” deleted.",
	"trash.deleted": { one: "{count} chat deleted.", other: "{count} chats deleted." },
	"trash.cancelled": "Cancelled: nothing was deleted.",
	"trash.cancelledAfter": "Cancelled: {done} of {total} chats were deleted.",
	"trash.undo": "Undo",
	"trash.undoKeys": "Undo (Ctrl+Z in the list)",
} as const;
