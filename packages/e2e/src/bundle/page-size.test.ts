import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { methods } from "@parley/protocol/methods";
import { shortNames } from "@parley/ui/short-codes";
import { englishOfPanels } from "@parley/words/english/english-of-panels";
import { expect, test } from "vitest";

const ui = fileURLToPath(new URL("../../../ui/dist", import.meta.url));

/** Scripts that a page loads before it can show anything: those its HTML names and their static imports. */
const firstLoad = async (): Promise<readonly string[]> => {
	const html = await readFile(join(ui, "index.html"), "utf8");
	const loaded = new Set<string>();
	const follow = async (name: string): Promise<void> => {
		if (loaded.has(name)) return;
		loaded.add(name);
		const code = await readFile(join(ui, "assets", name), "utf8");
		for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
			await follow(imported);
	};
	for (const [, name = ""] of html.matchAll(/assets\/([\w.-]+\.js)"/g)) await follow(name);
	return [...loaded];
};

const sizeOf = async (names: readonly string[]): Promise<number> => {
	const sizes = await Promise.all(names.map(async (name) => (await stat(join(ui, "assets", name))).size));
	return sizes.reduce((sum, size) => sum + size, 0);
};

test("[C7.once] a page and its worker load only what they use: each validator ships with the side that checks", async () => {
	const page = await firstLoad();
	const worker = (await readdir(join(ui, "assets"))).filter((name) => /^hub-worker-.*\.js$/.test(name));
	expect([page.length, worker.length]).toEqual([1, 1]);
	expect(await sizeOf(page)).toBeLessThanOrEqual(400_000);
	expect(await sizeOf(worker)).toBeLessThanOrEqual(250_000);
});

test("[ground] what is said before any panel is fetched needs no words of panels", async () => {
	const [page = ""] = await firstLoad();
	const code = await readFile(join(ui, "assets", page), "utf8");
	const literals = new Set([...code.matchAll(/["'`](\$?[\w.]+)["'`]/g)].map(([, text]) => text));
	const panels = Object.keys(englishOfPanels).filter((each) => !new Set(Object.keys(methods)).has(each));
	expect(panels.filter((each) => literals.has(shortNames.get(each) ?? each))).toEqual([]);
});
