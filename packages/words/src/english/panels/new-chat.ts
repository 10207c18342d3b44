/** Starting a chat. */
export const newChat = {
	"newChat.begin": "Start",
	"newChat.agent": "Agent",
	"newChat.folder": "Folder",
	"newChat.otherFolder": "Another folder…",
	"newChat.folderNotAdded": "The folder was not added: {reason}",
} as const;
