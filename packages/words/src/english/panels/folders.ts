/** Folders, and trust in them. */
export const folders = {
	"folders.list": "Folders",
	"folders.reading": "Reading folders…",
	"folders.back": "Back",
	"folders.use": "Use this folder",
	"folders.up": "Up to {folder}",
	"folders.none": "There are no folders here.",
	"folders.more": "There are more folders than are shown here.",
	"folders.theAgent": "The agent",
} as const;
