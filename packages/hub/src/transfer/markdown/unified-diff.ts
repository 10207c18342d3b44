import { type DiffLine, diffLines } from "./line-diff.ts";

const context = 3;

/** Two texts as a patch, with a little around each change. */
export const unifiedDiff = (path: string, oldText: string | undefined, newText: string): string => {
	const lines = diffLines(oldText ?? "", newText);
	const name = path.replaceAll(/[\r\n]/g, " ");
	const header = [`--- ${oldText === undefined ? "/dev/null" : name}`, `+++ ${name}`];
	return [...header, ...hunksOf(lines)].join("\n");
};

const hunksOf = (lines: readonly DiffLine[]): string[] => {
	const near = nearChanges(lines);
	const result: string[] = [];
	let hunk: DiffLine[] = [];
	let oldLine = 1;
	let newLine = 1;
	let oldStart = 1;
	let newStart = 1;
	const flush = (): void => {
		if (hunk.length === 0) return;
		const count = (sign: "+" | "-"): number =>
			hunk.filter((each) => each.sign === " " || each.sign === sign).length;
		const place = (start: number, length: number): string => `${length === 0 ? start - 1 : start},${length}`;
		result.push(`@@ -${place(oldStart, count("-"))} +${place(newStart, count("+"))} @@`);
		result.push(...hunk.map(({ sign, text }) => sign + text));
		hunk = [];
	};
	for (const [at, line] of lines.entries()) {
		if (near.has(at)) {
			if (hunk.length === 0) [oldStart, newStart] = [oldLine, newLine];
			hunk.push(line);
		} else flush();
		if (line.sign !== "+") oldLine += 1;
		if (line.sign !== "-") newLine += 1;
	}
	flush();
	return result;
};

const nearChanges = (lines: readonly DiffLine[]): ReadonlySet<number> => {
	const near = new Set<number>();
	for (const [at, { sign }] of lines.entries()) {
		if (sign === " ") continue;
		for (let each = at - context; each <= at + context; each += 1) near.add(each);
	}
	return near;
};
