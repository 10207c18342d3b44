import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { extension } from "@parley/words/english/extension";
import { expect, test } from "vitest";
import { inWords } from "./manifest-words.ts";

const path = join(import.meta.dirname, "../../packages/vscode/extension/package.json");

/** What a person reads of a manifest, by the name of its field. */
const textsOf = (value: unknown, field = ""): [field: string, text: string][] => {
	if (typeof value === "string") return /title|name|description/i.test(field) ? [[field, value]] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, each]) =>
		textsOf(each, Array.isArray(value) || key === "" ? field : key),
	);
};

test("[ground] every text of the extension's manifest is a code of the catalogue, and every such code is used", async () => {
	const { name, displayName, ...manifest }: Record<string, unknown> = JSON.parse(
		await readFile(path, "utf8"),
	);
	const texts = textsOf(manifest).map(([, text]) => text);
	// Its own name is the same in every language.
	const written = texts.filter((text) => text !== displayName && !/^%extension\.\w+%$/.test(text));
	expect(written).toEqual([]);
	const used = texts.filter((text) => text.startsWith("%")).map((text) => text.slice(1, -1));
	expect(used.toSorted()).toEqual(Object.keys(extension).toSorted());
});

test("[ground] a text that is no code, or of a code that is not there, stays as it is", () => {
	expect(["%a%", "%b%", "a"].map((text) => inWords(text, { a: "A" }))).toEqual(["A", "%b%", "a"]);
});
