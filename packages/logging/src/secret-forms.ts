const base64Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** A line of a secret this long is hidden by itself, since processes print keys line by line. */
const minLineLength = 16;

/** Every form in which a secret is likely to occur in a text: plain, escaped, and inside encoded data. */
export const secretForms = (secret: string): readonly string[] => {
	const lines = secret.split(/\r?\n/).filter((line) => line.length >= minLineLength);
	return [...new Set([secret, ...lines].flatMap(spellings))];
};

const spellings = (text: string): string[] => {
	const json = jsonEscaped(text);
	const url = encodeURIComponent(text.toWellFormed());
	const base64 = [0, 1, 2].map((offset) => base64Within(utf8(text), offset));
	return [
		text,
		json,
		jsonEscaped(json),
		asciiEscaped(json),
		url,
		url.replace(/%[0-9A-F]{2}/g, (hex) => hex.toLowerCase()),
		url.replaceAll("%20", "+"),
		...base64,
		...base64.map((form) => form.replaceAll("+", "-").replaceAll("/", "_")),
	];
};

const jsonEscaped = (text: string): string => {
	return JSON.stringify(text).slice(1, -1);
};

const asciiEscaped = (text: string): string => {
	return text.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
};

const utf8 = (text: string): number[] => {
	const parts = encodeURIComponent(text.toWellFormed()).match(/%[0-9A-F]{2}|[^%]/g) ?? [];
	return parts.map((part) => (part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16)));
};

/**
 * The base64 digits that do not depend on the surrounding bytes, when the secret begins `offset` bytes into a group
 * of three. The three offsets together find a secret anywhere in encoded data, as in `Basic base64(user:secret)`.
 */
const base64Within = (bytes: readonly number[], offset: number): string => {
	const shifted = [...new Array<number>(offset).fill(0), ...bytes];
	let digits = "";
	for (let bit = Math.ceil((offset * 8) / 6) * 6; bit + 6 <= shifted.length * 8; bit += 6) {
		const first = bit >> 3;
		const pair = ((shifted[first] ?? 0) << 8) | (shifted[first + 1] ?? 0);
		digits += base64Alphabet.charAt((pair >> (10 - (bit & 7))) & 63);
	}
	return digits;
};
