/** Amounts to embed in other sentences. */
export const amount = {
	"amount.chats": { one: "{count} chat", other: "{count} chats" },
	"amount.deletedChats": { one: "{count} recently deleted chat", other: "{count} recently deleted chats" },
	"amount.turns": { one: "{count} turn", other: "{count} turns" },
	"amount.events": { one: "{count} event", other: "{count} events" },
	"amount.drafts": { one: "{count} draft", other: "{count} drafts" },
	"amount.folders": { one: "{count} folder", other: "{count} folders" },
	"amount.logFiles": { one: "{count} log file", other: "{count} log files" },
	"amount.texts": { one: "{count} text", other: "{count} texts" },
} as const;
