/** Starting a chat. */
export const newChat = {
	"newChat.start": "New chat",
	"newChat.startKeys": "New chat (Alt+N)",
	"newChat.choose": "New chat with another folder or agent",
	"newChat.begin": "Start",
	"newChat.agent": "Agent",
	"newChat.folder": "Folder",
	"newChat.otherFolder": "Another folder…",
	"newChat.folderNotAdded": "The folder was not added: {reason}",
} as const;
