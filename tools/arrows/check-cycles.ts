import { posix } from "node:path";
import { isTestOnly } from "../source/files.ts";
import { importsOf } from "../source/imports.ts";
import type { SourceFile } from "../source/source-file.ts";
import { acyclicFolders } from "./arrows.ts";
import type { Violation } from "./violation.ts";

type Arrow = { readonly to: string; readonly file: string; readonly line: number };
type Arrows = ReadonlyMap<string, readonly Arrow[]>;

/** Circles of imports between the subfolders of an acyclic folder, the shortest through each; one per subfolder is enough. */
export const checkCycles = (files: readonly SourceFile[]): Violation[] =>
	acyclicFolders.flatMap((folder) => {
		const arrows = arrowsIn(folder, files);
		const reported = new Set<string>();
		return [...arrows.keys()].sort().flatMap((start): Violation[] => {
			const [first, ...rest] = circleFrom(start, arrows);
			if (first === undefined || [first, ...rest].some(({ to }) => reported.has(to))) return [];
			for (const { to } of [first, ...rest]) reported.add(to);
			const circle = [start, first.to, ...rest.map(({ to }) => to)].join(" → ");
			const message = `closes the circle ${circle}; the folders of ${folder} must not import each other in a circle`;
			return [{ rule: "import-circle", file: first.file, line: first.line, message }];
		});
	});

const arrowsIn = (folder: string, files: readonly SourceFile[]): Arrows => {
	const arrows = new Map<string, Arrow[]>();
	for (const file of files) {
		const from = subfolderOf(folder, file.path);
		if (from === undefined || isTestOnly(file.path)) continue;
		for (const { specifier, line } of importsOf(file)) {
			if (specifier?.startsWith(".") !== true) continue;
			const to = subfolderOf(folder, posix.join(posix.dirname(file.path), specifier));
			if (to === undefined || to === from) continue;
			arrows.set(from, [...(arrows.get(from) ?? []), { to, file: file.path, line }]);
		}
	}
	return arrows;
};

const subfolderOf = (folder: string, path: string): string | undefined => {
	if (!path.startsWith(`${folder}/`)) return undefined;
	const [name, ...rest] = path.slice(folder.length + 1).split("/");
	return rest.length === 0 ? undefined : name;
};

/** The shortest way from a subfolder back to itself; empty if there is none. */
const circleFrom = (start: string, arrows: Arrows): readonly Arrow[] => {
	const seen = new Set<string>();
	let ways: (readonly Arrow[])[] = [[]];
	while (ways.length > 0) {
		const longer: (readonly Arrow[])[] = [];
		for (const way of ways) {
			for (const arrow of arrows.get(way.at(-1)?.to ?? start) ?? []) {
				if (arrow.to === start) return [...way, arrow];
				if (seen.has(arrow.to)) continue;
				seen.add(arrow.to);
				longer.push([...way, arrow]);
			}
		}
		ways = longer;
	}
	return [];
};
