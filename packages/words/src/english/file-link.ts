/** Links to files in answers. */
export const fileLink = {
	"fileLink.outside": "Open a file outside the chat's folder?",
	"fileLink.open": "Open",
	"fileLink.file": "File {place}",
	"fileLink.copyPath": "Copy path",
	"fileLink.copied": "Copied",
	"fileLink.notOpened": "{place} was not opened: {reason}",
} as const;
