import { namedEntities } from "./named-entities.ts";

const reference = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,31}));/g;

/** Replaces character references with their characters; unknown names stay as written. */
export const decodeEntities = (text: string): string => {
	if (!text.includes("&")) return text;
	return text.replace(reference, (written, decimal?: string, hexadecimal?: string, name?: string) => {
		if (name !== undefined) return namedEntities.get(name) ?? written;
		return fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal));
	});
};

const fromCodePoint = (code: number): string => {
	const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
	return isCharacter ? String.fromCodePoint(code) : "\ufffd";
};
