/** One clause of a row. A test claims to prove it by naming it in its title: `[D4.hidden]`. */
export type Clause = {
	/** The id with its row, as in titles. */
	readonly id: string;
	readonly owed: string;
};

/** One behaviour the product owes. It is done when every clause of it has a test. */
export type Row = {
	readonly id: string;
	readonly behaviour: string;
	readonly clauses: readonly Clause[];
};

export type RowGroup = {
	readonly title: string;
	readonly rows: readonly Row[];
};

/** A row with its clauses by name. */
export const row = (id: string, behaviour: string, clauses: Readonly<Record<string, string>>): Row => {
	return {
		id,
		behaviour,
		clauses: Object.entries(clauses).map(([name, owed]) => ({ id: `${id}.${name}`, owed })),
	};
};
