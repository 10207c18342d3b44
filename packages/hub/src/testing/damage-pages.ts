import { readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

/** Overwrites pages of a table or an index, as a dying disk would, and returns how many. The store must be closed. */
export const damagePages = (
	path: string,
	table: string,
	which: (page: number, at: number, all: number) => boolean = () => true,
): number => {
	const database = new DatabaseSync(path, { readOnly: true });
	const pages = database
		.prepare("SELECT pageno, pagetype FROM dbstat WHERE name = ? ORDER BY path")
		.all(table)
		.filter(({ pagetype }) => pagetype === "leaf")
		.map(({ pageno }) => Number(pageno));
	database.close();
	const bytes = readFileSync(path);
	const chosen = pages.filter((page, at) => which(page, at, pages.length));
	for (const page of chosen) bytes.fill(0xa5, (page - 1) * 4096, page * 4096);
	writeFileSync(path, bytes);
	return chosen.length;
};
