/** What an edit changes, in the UI and in exports. */
export const diff = {
	"diff.allChanges": "All changes to {path}",
	"diff.loading": "Loading…",
	"diff.notShown": "The whole diff cannot be shown. {reason}",
} as const;
