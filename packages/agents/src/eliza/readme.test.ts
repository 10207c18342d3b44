import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { choices } from "./options/options.ts";
import { allTricks, findTrick } from "./tricks/all-tricks.ts";
import { usageLine } from "./tricks/trick.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const unescaped = readme.replaceAll("\\|", "|");

test("[E13.options] the README names every trick and every word of every option", () => {
	for (const trick of allTricks) expect(unescaped).toContain(`\`${usageLine(trick)}\``);
	for (const [name, words] of Object.entries(choices)) {
		const row = unescaped.split("\n").find((line) => line.startsWith(`| \`--${name} `));
		for (const word of words) expect(row, `--${name}`).toContain(`\`${word}\``);
	}
});

test("[E13.options] the README names no trick that is not there", () => {
	const named = [...unescaped.matchAll(/^\| `\/([a-z]+)/gm)].map(([, name]) => String(name));
	expect(named.length).toBe(allTricks.length);
	for (const name of named) expect(findTrick(name), name).toBeDefined();
});
