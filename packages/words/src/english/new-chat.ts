/** Starting a chat. */
export const newChat = {
	"newChat.start": "New chat",
	"newChat.startKeys": "New chat (Alt+N)",
	"newChat.choose": "New chat with another folder or agent",
} as const;
