import type { Brought } from "./uploads/session-uploads.ts";

/**
 * The pasted files. Office programs put a picture of the text beside the text; the user then means the text. File names from a file manager
 * are not such text.
 */
export const pastedFiles = (data: DataTransfer | null): Brought | undefined => {
	if (data === null || data.files.length === 0) return undefined;
	const isDocument = data.types.includes("text/html") || data.types.includes("text/rtf");
	if (isDocument && data.getData("text/plain").trim() !== "") return undefined;
	return { files: [...data.files] };
};
