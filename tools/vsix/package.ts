import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import process from "node:process";
import { makeVsix } from "./make-vsix.ts";

/** `npm run package`: writes the extension to where the tests also find it. */
const root = join(import.meta.dirname, "../..");
const folder = join(root, "packages/vscode/dist");
await mkdir(folder, { recursive: true });
const path = join(folder, "parley.vsix");
const vsix = await makeVsix(root);
await writeFile(path, vsix);
console.log(`${relative(process.cwd(), path)} (${(vsix.length / 1024).toFixed(0)} KB)`);
