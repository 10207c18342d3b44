const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Bytes as base64. By hand, because what every runtime brings for it takes text and not bytes. */
export const toBase64 = (bytes: Uint8Array): string => {
	const parts: string[] = [];
	for (let at = 0; at < bytes.length; at += 3) {
		const [first = 0, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
		const group = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
		parts.push(
			digits.charAt(group >> 18) +
				digits.charAt((group >> 12) & 63) +
				(second === undefined ? "=" : digits.charAt((group >> 6) & 63)) +
				(third === undefined ? "=" : digits.charAt(group & 63)),
		);
	}
	return parts.join("");
};
