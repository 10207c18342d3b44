import type { Brought } from "./uploads/session-uploads.ts";

/**
 * The files in what is pasted. Office programs put a picture of the text beside the text; then the text is what is meant. A
 * file manager's file names are no such text.
 */
export const pastedFiles = (data: DataTransfer | null): Brought | undefined => {
	if (data === null || data.files.length === 0) return undefined;
	const isDocument = data.types.includes("text/html") || data.types.includes("text/rtf");
	if (isDocument && data.getData("text/plain").trim() !== "") return undefined;
	return { files: [...data.files] };
};
