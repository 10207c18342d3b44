import { dragsFiles } from "./dropped-files.ts";

/** A file that is dropped beside the place for it must not take the page away, which is what browsers do. */
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
