import type { SessionStore } from "../../shared/session/session-store.ts";
import type { ChatView, Sought } from "./chat-view.ts";
import type { RowList } from "./row-list.ts";

export type SeekParts = {
	readonly session: SessionStore;
	readonly view: ChatView;
	readonly rows: RowList;
};

/**
 * The position of a row, after loading older turns and opening whatever hides it. If the row does not exist, the first row of its turn; -1
 * without one.
 */
export const seekRow = async (sought: Sought, parts: SeekParts): Promise<number> => {
	const { session, view, rows } = parts;
	view.follow.pause();
	session.reading = true;
	await session.older.loadFrom(sought.turn, sought.at);
	uncover(sought, parts);
	const all = rows.rows().rows;
	const exact = all.findIndex((row) => row.key === sought.key);
	return exact < 0 ? all.findIndex((row) => row.key.startsWith(`${sought.turn}/`)) : exact;
};

const uncover = ({ turn, key }: Sought, { view, rows }: SeekParts): void => {
	const find = (wanted: string) => rows.rows().rows.find((row) => row.key === wanted);
	const toggle = (which: string): void => {
		view.expansion.toggle(which);
		rows.redraw(which);
	};
	const groups = rows.rows().rows.filter((row) => row.kind === "toolGroup" && row.key.startsWith(`${turn}/`));
	for (const group of groups) {
		if (find(key) !== undefined) break;
		if (view.expansion.isOpen(group.key)) continue;
		toggle(group.key);
		if (find(key) === undefined) toggle(group.key);
	}
	if (find(key)?.kind === "thought" && !view.expansion.isOpen(key)) toggle(key);
};
