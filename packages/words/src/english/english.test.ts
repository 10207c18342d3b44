import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { english } from "./english.ts";
import { englishOfHub } from "./english-of-hub.ts";
import { englishOfPage } from "./english-of-page.ts";
import { englishOfPanels } from "./english-of-panels.ts";

const folder = import.meta.dirname;
const inFolder = await readdir(folder, { recursive: true });
const areas = inFolder.filter((name) => name.endsWith(".ts") && !name.startsWith("english"));

test("[ground] each code begins with the name of its area, and no code is in two areas", async () => {
	const codes: string[] = [];
	for (const file of areas) {
		const text = await readFile(join(folder, file), "utf8");
		const found = [...text.matchAll(/^\t"([^"]+)":/gm)].map(([, code = ""]) => code);
		expect(found.length).toBeGreaterThan(0);
		const area = basename(file, ".ts").replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
		expect(found.filter((code) => !code.startsWith(`${area}.`))).toEqual([]);
		codes.push(...found);
	}
	expect(codes.toSorted()).toEqual(Object.keys(english).toSorted());
});

test("[ground] every brace encloses a name, and every form of a phrase takes the same names", () => {
	const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
	for (const [code, phrase] of Object.entries(english)) {
		const forms: string[] = typeof phrase === "string" ? [phrase] : Object.values(phrase);
		for (const form of forms)
			expect([code, form.replaceAll(/\{\w+\}/g, "")]).not.toEqual([code, expect.stringMatching(/[{}]/)]);
		const taken = forms.map((form) =>
			names(form)
				.filter((name) => name !== "count")
				.join(),
		);
		expect([code, new Set(taken).size]).toEqual([code, 1]);
	}
});

test.for([
	["the hub", englishOfHub, ["ui/src", "client/src/core", "transcript/src", "protocol/src"]],
	["a page", { ...englishOfPage, ...englishOfPanels }, ["client/src/core", "protocol/src"]],
] as const)("[ground] a bundle without what only %s says never says it", async ([, left, parts]) => {
	const codes = Object.keys(left).join("|").replaceAll(".", "\\.");
	// Some methods share their names with sentences.
	const said = new RegExp(`\\b(?:say|sayAround|wording)\\(\\s*"(?:${codes})"`);
	const packages = join(folder, "..", "..", "..");
	for (const part of parts)
		for (const file of await readdir(join(packages, part), { recursive: true })) {
			if (!/\.tsx?$/.test(file) || /\.test\.ts$|generated|testing/.test(file)) continue;
			const text = await readFile(join(packages, part, file), "utf8");
			expect([file, said.exec(text)?.[0]]).toEqual([file, undefined]);
		}
});

test("[ground] why a person's request failed is said without the name of the method", () => {
	const forPrograms = ["badParameters", "unknownMethod", "notForTabs", "notForViews"];
	const naming = Object.entries(english).flatMap(([code, phrase]) =>
		code.startsWith("request.") && JSON.stringify(phrase).includes("{method}") ? [code] : [],
	);
	expect(naming).toEqual(forPrograms.map((name) => `request.${name}`));
});
