import { extension } from "@parley/words/english/extension";

/** `package.nls.json`: what stands for the `%codes%` of the extension's manifest. */
export const manifestWords = (): string => `${JSON.stringify(extension, null, "\t")}\n`;

/** A text of the manifest, which may be a `%code%`. */
export const inWords = (text: string, words: Readonly<Record<string, string>>): string => {
	const [, code] = /^%(.+)%$/.exec(text) ?? [];
	return code === undefined ? text : (words[code] ?? text);
};
