import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { readTests } from "./read-tests.ts";
import { coverageReport } from "./report.ts";

const root = join(import.meta.dirname, "../..");
const page = join(root, "docs/coverage.md");

const report = coverageReport(await readTests(root));
if (!process.argv.includes("--check")) {
	await writeFile(page, report);
} else if ((await readFile(page, "utf8").catch(() => "")) !== report) {
	console.error("docs/coverage.md is stale: run `node tools/coverage/coverage.ts` and commit it.");
	process.exitCode = 1;
}
