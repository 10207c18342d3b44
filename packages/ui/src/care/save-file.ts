/** Lets the browser save something as a file. */
export const saveFile = (name: string, content: Blob): void => {
	const url = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	link.click();
	// The browser has begun to read it by then; it keeps the blob until it is done.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
