import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { methods } from "./methods.ts";

const sources = (await readdir(import.meta.dirname, { recursive: true })).filter((file) =>
	/methods\.ts$/.test(file),
);

test("[ground] a method lives in the folder of its prefix", async () => {
	const found: string[] = [];
	for (const file of sources) {
		const text = await readFile(join(import.meta.dirname, file), "utf8");
		const names = [...text.matchAll(/^\t"(\w+\.\w+)": method\(/gm)].map(([, name = ""]) => name);
		const [folder] = file.split(sep);
		expect([file, names.filter((name) => !name.startsWith(`${folder}.`))]).toEqual([file, []]);
		found.push(...names);
	}
	expect(found.toSorted()).toEqual(Object.keys(methods).toSorted());
});
