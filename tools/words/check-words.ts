import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { isScript, isTestOnly, listFiles } from "../source/files.ts";
import { SourceFile } from "../source/source-file.ts";
import { type Allowance, allowed } from "./allowed.ts";
import { findHtmlTexts } from "./find-html-texts.ts";
import { findSentences, type Sentence } from "./find-sentences.ts";

/** Packages whose sentences are all in the catalogue. */
export const covered: readonly string[] = [
	"acp",
	"client",
	"hub",
	"jsonrpc",
	"process",
	"server",
	"ui",
	"vscode",
];

export type WordsReport = {
	readonly stray: readonly Sentence[];
	/** Allowances that allow nothing any more. */
	readonly unused: readonly Allowance[];
};

/** Sentences in the covered packages that are not in the catalogue. */
export const checkWords = async (root: string): Promise<WordsReport> => {
	const paths = await listFiles(root, isCovered);
	const unused = new Set<Allowance>(allowed);
	const stray: Sentence[] = [];
	for (const path of paths) {
		const text = await readFile(join(root, path), "utf8");
		const found = isScript(path) ? findSentences(new SourceFile(path, text)) : findHtmlTexts(path, text);
		for (const sentence of found) {
			const allowance = allowed.find((each) => allows(each, sentence));
			if (allowance === undefined) stray.push(sentence);
			else unused.delete(allowance);
		}
	}
	return { stray, unused: [...unused] };
};

const isCovered = (path: string): boolean =>
	covered.some((name) => path.startsWith(isScript(path) ? `packages/${name}/src/` : `packages/${name}/`)) &&
	(isScript(path) || path.endsWith(".html")) &&
	!isTestOnly(path) &&
	!path.includes("/generated/");

const allows = ({ where, like }: Allowance, { file, text }: Sentence): boolean =>
	(where.endsWith("/") ? file.startsWith(where) : file === where) && (like === undefined || like.test(text));
