/** Exporting and importing chats. */
export const transfer = {
	"transfer.reading": "Reading…",
	"transfer.savingInEditor": "Saving… VS Code asks where to save and shows the progress.",
	"transfer.import": "Import chats",
	"transfer.files": "Files with exported chats",
	"transfer.importing": "Importing…",
	"transfer.importingFile": "Importing {file}…",
	"transfer.notImported": "Nothing was imported: {reason}",
} as const;
