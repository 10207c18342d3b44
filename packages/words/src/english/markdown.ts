/** What answers have around the agent's own text. */
export const markdown = {
	"markdown.copy": "Copy",
	"markdown.copyCode": "Copy code",
	"markdown.copied": "Copied",
	"markdown.notCopied": "Not copied",
	"markdown.done": "Done",
	"markdown.notDone": "Not done",
} as const;
