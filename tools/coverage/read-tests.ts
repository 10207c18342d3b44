import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isTest, listFiles } from "../source/files.ts";
import { SourceFile } from "../source/source-file.ts";
import { type TitledTest, testsOf } from "./test-titles.ts";

/** The tests of a repository, by file and then in source order. */
export const readTests = async (root: string): Promise<TitledTest[]> => {
	const tests: TitledTest[] = [];
	for (const path of await listFiles(root, isTest)) {
		tests.push(...testsOf(new SourceFile(path, await readFile(join(root, path), "utf8"))));
	}
	return tests;
};
