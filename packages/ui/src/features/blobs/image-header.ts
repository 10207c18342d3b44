/** What the first bytes of a picture reveal. */
export type ImageHeader = { readonly type: string; readonly width: number; readonly height: number };

/** How many leading bytes are enough for most pictures. */
export const headerLength = 64 * 1024;

/**
 * The type and dimensions of a picture, from its own data: its declared type is not trusted, and the memory it takes must be known before a
 * browser decodes it. Only types that cannot contain scripts are recognised.
 */
export const readImageHeader = (bytes: Uint8Array<ArrayBuffer>): ImageHeader | undefined => {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	try {
		return readPng(view) ?? readGif(view) ?? readJpeg(view) ?? readWebp(view);
	} catch (error) {
		// The data ends before its dimensions.
		if (error instanceof RangeError) return undefined;
		throw error;
	}
};

const isAscii = (view: DataView, at: number, text: string): boolean =>
	[...text].every((letter, place) => view.getUint8(at + place) === letter.charCodeAt(0));

const readPng = (view: DataView): ImageHeader | undefined => {
	if (view.getUint32(0) !== 0x89504e47 || !isAscii(view, 12, "IHDR")) return undefined;
	return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
};

const readGif = (view: DataView): ImageHeader | undefined => {
	if (!isAscii(view, 0, "GIF8")) return undefined;
	return { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
};

const readJpeg = (view: DataView): ImageHeader | undefined => {
	if (view.getUint16(0) !== 0xffd8) return undefined;
	for (let at = 2; ; ) {
		if (view.getUint8(at) !== 0xff) return undefined;
		const marker = view.getUint8(at + 1);
		if (isFrame(marker))
			return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
		// Fill bytes have no length; every other segment before the frame has one.
		at += marker === 0xff ? 1 : 2 + Math.max(2, view.getUint16(at + 2));
	}
};

/** Start of a frame; three markers in that range mean tables. */
const isFrame = (marker: number): boolean =>
	marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const readWebp = (view: DataView): ImageHeader | undefined => {
	if (!isAscii(view, 0, "RIFF") || !isAscii(view, 8, "WEBP")) return undefined;
	const type = "image/webp";
	if (isAscii(view, 12, "VP8X")) return { type, width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
	if (isAscii(view, 12, "VP8L")) {
		const bits = view.getUint32(21, true);
		return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
	}
	if (!isAscii(view, 12, "VP8 ")) return undefined;
	return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
};

const uint24 = (view: DataView, at: number): number =>
	view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
