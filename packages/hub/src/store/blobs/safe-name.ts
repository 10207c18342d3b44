const maxBytes = 200;

/** Device names on Windows, with any extension. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/iu;

/** Separators, characters reserved by Windows, control characters, and bidirectional overrides that disguise a name. */
const forbidden = /[/\\<>:"|?*\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A valid file name on every system, as close as possible to the original. */
export const safeName = (name: string): string => {
	const plain = name
		.toWellFormed()
		.replace(forbidden, "_")
		.replace(/[. ]+$/u, "")
		.trimStart();
	const named = plain === "" ? "file" : plain;
	return shorten(device.test(named) ? `_${named}` : named);
};

/** The same name with a number before its extension. */
export const numbered = (name: string, number: number): string => {
	const { stem, extension } = split(name);
	return `${stem} (${number})${extension}`;
};

const split = (name: string): { stem: string; extension: string } => {
	const dot = name.lastIndexOf(".");
	const hasExtension = dot > 0 && Buffer.byteLength(name.slice(dot)) <= 20;
	return hasExtension
		? { stem: name.slice(0, dot), extension: name.slice(dot) }
		: { stem: name, extension: "" };
};

/** File systems count bytes; the cut is between characters. */
const shorten = (name: string): string => {
	if (Buffer.byteLength(name) <= maxBytes) return name;
	const { stem, extension } = split(name);
	let kept = "";
	let bytes = Buffer.byteLength(extension);
	for (const character of stem) {
		bytes += Buffer.byteLength(character);
		if (bytes > maxBytes) break;
		kept += character;
	}
	return `${kept.replace(/[. ]+$/u, "")}${extension}`;
};
