import { join } from "node:path";
import { expect, test } from "vitest";
import { codesMissingIn, unusedCodes } from "./unused-codes.ts";

test("[ground] every code of the catalogue is used", async () => {
	expect(await unusedCodes(join(import.meta.dirname, "../.."))).toEqual([]);
});

test("[ground] a code counts as used if it is named, or composed of a word that occurs", () => {
	const source = `say("a.b"); say(\`tool.\${state}\`); type State = "failed"; const title = "%a.html%";`;
	const codes = ["a.b", "a.c", "tool.failed", "tool.lost", "a.html"];
	expect(codesMissingIn(source, codes)).toEqual(["a.c", "tool.lost"]);
});
