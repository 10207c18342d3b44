import { otherTags, type Row, rowGroups } from "./rows.ts";
import type { TitledTest } from "./test-titles.ts";

/** A title that names a row which does not exist proves nothing, and nobody would notice. */
export class UnknownTagError extends Error {
	override readonly name = "UnknownTagError";

	constructor(strays: readonly { tag: string; test: TitledTest }[]) {
		const list = strays.map(({ tag, test }) => `[${tag}] at ${test.file}:${test.line}`).join(", ");
		super(
			`Test titles name rows that tools/coverage/rows.ts does not have: ${list}. Mend the title or add the row.`,
		);
	}
}

/** The coverage page: each row with the tests whose titles carry its id. */
export function coverageReport(tests: readonly TitledTest[]): string {
	const rows = rowGroups.flatMap((group) => group.rows);
	const known = new Set([...otherTags, ...rows.map(({ id }) => id)]);
	const strays = tests.flatMap((test) =>
		test.tags.filter((tag) => !known.has(tag)).map((tag) => ({ tag, test })),
	);
	if (strays.length > 0) throw new UnknownTagError(strays);

	const covered = rows.filter(({ id }) => tests.some(({ tags }) => tags.includes(id))).length;
	return [
		"# Coverage",
		"",
		"Generated from test titles by `node tools/coverage/coverage.ts`; do not edit.",
		"A row without a test is open. One with tests is proved as far as their titles say, which may not be all of it.",
		"",
		`${covered} of ${rows.length} rows have tests.`,
		...rowGroups.flatMap((group) => [
			"",
			`## ${group.title}`,
			...group.rows.flatMap((row) => rowLines(row, tests)),
		]),
		"",
	].join("\n");
}

function rowLines({ id, behaviour }: Row, all: readonly TitledTest[]): string[] {
	const tests = all.filter(({ tags }) => tags.includes(id));
	const heading = ["", `### ${id}`, "", `${behaviour}.`, ""];
	if (tests.length === 0) return [...heading, "**Open.**"];
	const files = [...new Set(tests.map(({ file }) => file))].sort();
	return [
		...heading,
		`Carried by ${[...new Set(files.map(carrierOf))].map((carrier) => `\`${carrier}\``).join(", ")}.`,
		"",
		...files.flatMap((file) => [
			`- [${file}](../${file})`,
			...tests.filter((test) => test.file === file).map(({ title }) => `  - ${escaped(title)}`),
		]),
	];
}

function carrierOf(file: string): string {
	return file
		.split("/")
		.slice(0, file.startsWith("packages/") ? 2 : 1)
		.join("/");
}

/** Titles may hold code, which must not turn into markup. */
function escaped(title: string): string {
	return title.replace(/\s+/g, " ").replace(/[\\`*_<>[\]|#]/g, "\\$&");
}
