import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { englishOfPanels } from "@parley/words/english/english-of-panels";
import { expect, test } from "vitest";
import { builtAreas, shortNames, withShortCodes } from "./short-codes.ts";

const sources = import.meta.dirname;

test("[ground] a code that is put together from parts is of a panel, and keeps its name", async () => {
	for (const file of await readdir(sources, { recursive: true })) {
		if (!/\.tsx?$/.test(file) || /\.test\.ts$/.test(file)) continue;
		const text = await readFile(join(sources, file), "utf8");
		for (const [, area = ""] of text.matchAll(/\b(?:say|sayAround|wording)\(\s*`(\w+)\.\$\{/g))
			expect([file, area, builtAreas.has(area)]).toEqual([file, area, true]);
	}
	const built = Object.keys(englishOfPanels).filter((code) => builtAreas.has(code.split(".")[0] ?? ""));
	expect(built.filter((code) => shortNames.has(code))).toEqual([]);
});

test("[ground] whole literals become short, and methods and parts of texts stay", () => {
	const short = shortNames.get("agents.add");
	expect(short).toMatch(/^\$\w{1,2}$/);
	expect(withShortCodes('say("agents.add")')).toBe(`say("${short}")`);
	expect(withShortCodes('request("session.open"); "see agents.add"')).toBe(
		'request("session.open"); "see agents.add"',
	);
	expect(new Set(shortNames.values()).size).toBe(shortNames.size);
});
