import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { checkTitles, describeFinding } from "./check-titles.ts";
import { readTests } from "./read-tests.ts";
import { coverageReport } from "./report.ts";
import { otherTags, rowGroups } from "./rows.ts";

const root = join(import.meta.dirname, "../..");
const page = join(root, "docs/coverage.md");

const tests = await readTests(root);
const findings = checkTitles(tests, rowGroups, otherTags);
for (const finding of findings) console.error(describeFinding(finding));
if (findings.length > 0) process.exitCode = 1;

const report = coverageReport(tests, rowGroups);
if (!process.argv.includes("--check")) {
	await writeFile(page, report);
} else if ((await readFile(page, "utf8").catch(() => "")) !== report) {
	console.error("docs/coverage.md is stale: run `node tools/coverage/coverage.ts` and commit it.");
	process.exitCode = 1;
}
