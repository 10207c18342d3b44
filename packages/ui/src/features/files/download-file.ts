/** Long enough for the browser to have read the data. */
const keepMs = 60_000;

/** Hands a file to the person as a browser download. */
export const downloadFile = (name: string, data: Blob): void => {
	const url = URL.createObjectURL(data);
	const link = document.createElement("a");
	link.href = url;
	link.download = name;
	document.body.append(link);
	link.click();
	link.remove();
	setTimeout(() => URL.revokeObjectURL(url), keepMs);
};
