/** The strip of open chats. */
export const tabs = {
	"tabs.open": "Open chats",
	"tabs.withDraft": "with a draft",
	"tabs.close": "Close (Delete)",
} as const;
