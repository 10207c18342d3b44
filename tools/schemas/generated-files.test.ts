import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { generatedFiles } from "./generated-files.ts";

const root = join(import.meta.dirname, "../..");

test.each([...generatedFiles()])(
	"[C12.generated] %s is what the schemas and the catalogue say",
	async (path, text) => {
		expect(await readFile(join(root, path), "utf8")).toBe(text);
	},
);
