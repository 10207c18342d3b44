/** Why a chat could not be exported. */
export const exportFailure = {
	"exportFailure.compacted": "The log was compacted during the export, which starts over.",
	"exportFailure.hole":
		"The log has a hole at position {position}, so it cannot be exported as JSON Lines. Export it as Markdown.",
	"exportFailure.otherFormat": "The cursor belongs to an export in another format.",
} as const;
