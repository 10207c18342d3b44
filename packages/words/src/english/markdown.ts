/** What the UI adds around the text of an answer. */
export const markdown = {
	"markdown.copy": "Copy",
	"markdown.copyCode": "Copy code",
	"markdown.copied": "Copied",
	"markdown.notCopied": "Not copied",
	"markdown.done": "Done",
	"markdown.notDone": "Not done",
} as const;
