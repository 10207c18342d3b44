/** The data in base64. The browser's own reader does it off this thread, where strings of characters would block it. */
export const toBase64 = async (data: Blob): Promise<string> => {
	const reader = new FileReader();
	const read = Promise.withResolvers<string>();
	reader.addEventListener("load", () => read.resolve(String(reader.result)));
	reader.addEventListener("error", () => read.reject(reader.error));
	reader.readAsDataURL(data);
	const url = await read.promise;
	return url.slice(url.indexOf(",") + 1);
};

/** Throws a `DOMException` if it is no base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
	const binary = atob(text);
	const bytes = new Uint8Array(binary.length);
	for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
	return bytes;
};
