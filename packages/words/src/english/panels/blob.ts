/** Pictures, long texts and files stored beside the log. */
export const blob = {
	"blob.loading": "Loading…",
	"blob.notShown": "It cannot be shown. {reason}",
	"blob.partNotShown": "This part cannot be shown. {reason}",
} as const;
