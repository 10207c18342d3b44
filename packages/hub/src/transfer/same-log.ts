import { isType } from "@parley/protocol/log/is-type";
import type { LogEvent } from "@parley/protocol/log/log-event";
import { readEvent, writeEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { foldTurn } from "@parley/transcript/fold/fold-turn";
import type { LogReader } from "../store/log-store.ts";
import { itemsUpTo, pagesUpTo, turnsFrom } from "./session-reader.ts";
import { withoutOrigin } from "./without-origin.ts";

/**
 * Whether two sessions have the same log up to a position. One of them may have been folded since, so turns are compared in
 * folded form.
 */
export const isSameLog = async (
	store: LogReader,
	one: string,
	other: string,
	{ through, signal }: { readonly through: number; readonly signal: AbortSignal },
): Promise<boolean> => {
	if (!(await sameOutsideTurns(store, one, other, through))) return false;
	for (const turn of await turnsOfBoth(store, one, other)) {
		const theirs = itemsUpTo(store, other, turn, through);
		for await (const item of itemsUpTo(store, one, turn, through)) {
			signal.throwIfAborted();
			const { value } = await theirs.next();
			if (value === undefined || written(foldTurn(item)) !== written(foldTurn(value))) return false;
		}
		if ((await theirs.next()).done !== true) return false;
	}
	return true;
};

/** The turns of one, and those of the other up to the same point: it may have continued. */
const turnsOfBoth = async (store: LogReader, one: string, other: string): Promise<ReadonlySet<number>> => {
	const turns = new Set<number>();
	let last = 0;
	for await (last of turnsFrom(store, one, 0)) turns.add(last);
	for await (const turn of turnsFrom(store, other, 0)) {
		if (turn > last) break;
		turns.add(turn);
	}
	return turns;
};

const sameOutsideTurns = async (
	store: LogReader,
	one: string,
	other: string,
	through: number,
): Promise<boolean> => {
	const theirs = outsideTurns(store, other, through);
	for await (const event of outsideTurns(store, one, through)) {
		const { value } = await theirs.next();
		if (value === undefined || written([readEvent(event)]) !== written([readEvent(value)])) return false;
	}
	return (await theirs.next()).done === true;
};

async function* outsideTurns(
	store: LogReader,
	sessionId: string,
	through: number,
): AsyncGenerator<WireEvent, void> {
	// Folding removes superseded agent states, so they are not compared.
	for await (const events of pagesUpTo(store, sessionId, through))
		yield* events.filter(({ turn, type }) => turn === undefined && !isType(type, "agent.state"));
}

/** Without the fields that always differ: the session, the range the event covers, and what no export has. */
const written = (events: readonly LogEvent[]): string =>
	JSON.stringify(
		events.map((event) => withoutOrigin(writeEvent(event))).map(({ sessionId, from, ...rest }) => rest),
	);
