import type { Clause, Row, RowGroup } from "./row.ts";
import type { TitledTest } from "./test-titles.ts";

type RowStatus = "done" | "partly" | "open";

/** The coverage page: each clause with the tests whose titles name it. */
export const coverageReport = (tests: readonly TitledTest[], groups: readonly RowGroup[]): string => {
	const proofs = proofsByClause(tests);
	return [
		"# Coverage",
		"",
		"Generated from test titles by `node tools/coverage/coverage.ts`; do not edit.",
		"A clause without a test is *open*. A row is done when none of its clauses is open.",
		"",
		...summary(groups, proofs),
		...groups.flatMap((group) => [
			"",
			`## ${group.title}`,
			...group.rows.flatMap((row) => rowLines(row, proofs)),
		]),
		"",
	].join("\n");
};

type Proofs = ReadonlyMap<string, readonly TitledTest[]>;

const proofsByClause = (tests: readonly TitledTest[]): Proofs => {
	const proofs = new Map<string, TitledTest[]>();
	for (const test of tests) {
		for (const tag of test.tags) {
			const known = proofs.get(tag);
			if (known) known.push(test);
			else proofs.set(tag, [test]);
		}
	}
	return proofs;
};

const isProved = ({ id }: Clause, proofs: Proofs): boolean => {
	return proofs.has(id);
};

const statusOf = (row: Row, proofs: Proofs): RowStatus => {
	const proved = row.clauses.filter((clause) => isProved(clause, proofs)).length;
	if (proved === 0) return "open";
	return proved === row.clauses.length ? "done" : "partly";
};

const summary = (groups: readonly RowGroup[], proofs: Proofs): string[] => {
	const line = (title: string, rows: readonly Row[]) => {
		const statuses = rows.map((row) => statusOf(row, proofs));
		const count = (status: RowStatus) => statuses.filter((each) => each === status).length;
		const clauses = rows.flatMap((row) => row.clauses);
		const proved = clauses.filter((clause) => isProved(clause, proofs)).length;
		return `| ${title} | ${count("done")} | ${count("partly")} | ${count("open")} | ${proved} of ${clauses.length} |`;
	};
	return [
		"| | rows done | partly | open | clauses proved |",
		"|---|--:|--:|--:|--:|",
		...groups.map(({ title, rows }) => line(title, rows)),
		line(
			"**all**",
			groups.flatMap(({ rows }) => rows),
		),
	];
};

const rowLines = (row: Row, proofs: Proofs): string[] => {
	return [
		"",
		`### ${row.id} · ${statusOf(row, proofs)}`,
		"",
		`${row.behaviour}.`,
		"",
		...row.clauses.flatMap((clause) => clauseLines(clause, proofs.get(clause.id) ?? [])),
	];
};

const clauseLines = ({ id, owed }: Clause, tests: readonly TitledTest[]): string[] => {
	if (tests.length === 0) return [`- \`${id}\` ${owed}: *open*`];
	const files = [...new Set(tests.map(({ file }) => file))].sort();
	return [
		`- \`${id}\` ${owed}`,
		...files.flatMap((file) => [
			`  - [${file}](../${file})`,
			...tests.filter((test) => test.file === file).map(({ title }) => `    - ${escaped(title)}`),
		]),
	];
};

/** Titles may contain code, which must not become markup. */
const escaped = (title: string): string => {
	return title.replace(/\s+/g, " ").replace(/[\\`*_<>[\]|#]/g, "\\$&");
};
