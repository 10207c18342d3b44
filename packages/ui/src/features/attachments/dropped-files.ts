import type { Brought } from "./uploads/session-uploads.ts";

/** Whether files are being dragged; browsers reveal which ones only on the drop. */
export const dragsFiles = ({ dataTransfer }: DragEvent): boolean =>
	dataTransfer?.types.includes("Files") === true;

/** The dropped files and folders. Only its entry tells a folder from a file. */
export const droppedFiles = (data: DataTransfer | null): Brought => {
	const items = [...(data?.items ?? [])].filter(({ kind }) => kind === "file");
	const files: File[] = [];
	const folders: string[] = [];
	for (const item of items) {
		const entry = item.webkitGetAsEntry();
		const file = item.getAsFile();
		if (entry?.isDirectory === true) folders.push(entry.name);
		else if (file !== null) files.push(file);
	}
	return { files, folders };
};
