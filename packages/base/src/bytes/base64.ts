/*
 * These exist in browsers, workers, Node and editors alike, but no type library that is free of all of them knows them.
 */
declare const atob: (text: string) => string;
declare const btoa: (text: string) => string;

/** Bytes that become one call's arguments; a multiple of three, so that only the last piece is padded. */
const pieceLength = 3 * 4096;

/** Bytes as base64. What every runtime brings for it takes text, one character for each byte. */
export const toBase64 = (bytes: Uint8Array): string => {
	let text = "";
	for (let at = 0; at < bytes.length; at += pieceLength) {
		// Unlike a spread, this does not walk an iterator: six times as fast.
		const piece: string = Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, at + pieceLength));
		text += btoa(piece);
	}
	return text;
};

/** Throws if the text is not base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => {
	const binary = atob(text);
	const bytes = new Uint8Array(binary.length);
	for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
	return bytes;
};
