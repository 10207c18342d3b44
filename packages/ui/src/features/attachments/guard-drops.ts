import { dragsFiles } from "./dropped-files.ts";

/** Keeps the browser from replacing the page with a file dropped beside the drop zone. */
export const guardDrops = (): (() => void) => {
	const refuse = (event: DragEvent): void => {
		if (!dragsFiles(event) || event.defaultPrevented) return;
		event.preventDefault();
		if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "none";
	};
	document.addEventListener("dragover", refuse);
	document.addEventListener("drop", refuse);
	return () => {
		document.removeEventListener("dragover", refuse);
		document.removeEventListener("drop", refuse);
	};
};
