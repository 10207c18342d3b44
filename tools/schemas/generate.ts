import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generatedFiles } from "./generated-files.ts";

const root = join(import.meta.dirname, "../..");

for (const [path, text] of generatedFiles()) {
	await mkdir(dirname(join(root, path)), { recursive: true });
	await writeFile(join(root, path), text);
	console.log(`wrote ${path}`);
}
