import type { RowGroup } from "./row.ts";
import type { TitledTest } from "./test-titles.ts";

/** What is wrong with a title: it names an unknown clause, a whole row, or nothing. */
export type TitleFinding =
	| { readonly kind: "unknown"; readonly tag: string; readonly test: TitledTest }
	| { readonly kind: "bare"; readonly tag: string; readonly test: TitledTest }
	| { readonly kind: "untagged"; readonly test: TitledTest };

/** Titles must name existing clauses or `[ground]`. */
export const checkTitles = (
	tests: readonly TitledTest[],
	groups: readonly RowGroup[],
	otherTags: ReadonlySet<string>,
): TitleFinding[] => {
	const rows = groups.flatMap((group) => group.rows);
	const rowIds = new Set(rows.map(({ id }) => id));
	const clauseIds = new Set(rows.flatMap((row) => row.clauses.map(({ id }) => id)));
	return tests.flatMap((test): TitleFinding[] => {
		if (test.tags.length === 0) return [{ kind: "untagged", test }];
		return test.tags.flatMap((tag): TitleFinding[] => {
			if (clauseIds.has(tag) || otherTags.has(tag)) return [];
			return [{ kind: rowIds.has(tag) ? "bare" : "unknown", tag, test }];
		});
	});
};

export const describeFinding = (finding: TitleFinding): string => {
	const place = `${finding.test.file}:${finding.test.line}`;
	switch (finding.kind) {
		case "unknown":
			return `${place}: no clause is called [${finding.tag}]. Correct the title, or add the clause to tools/coverage/rows.`;
		case "bare":
			return `${place}: [${finding.tag}] is a whole row. Name the clause that the test proves, such as [D4.hidden].`;
		case "untagged":
			return `${place}: the title names no clause. Begin it with one, or with [ground].`;
	}
};
