import type { Head } from "@parley/transcript/head/head";
import type { Turn } from "@parley/transcript/turn/turn";

/** A turn without any output for so long is worth a line. */
export const silentAfterMs = 60_000;

/** When the running turn last showed anything, by the hub's clock. Undefined if nothing runs, or if it waits for the user. */
export const lastOutput = (head: Head, turn: Turn | undefined): number | undefined => {
	const { running, pending } = head;
	if (running === undefined || running.stopping === true || pending.length > 0) return undefined;
	const items = turn?.number === running.turn ? turn.items : [];
	return items.reduce((latest, { updatedAt }) => Math.max(latest, updatedAt), running.since);
};

/**
 * Since when an agent is silent, by this machine's clock. What arrives while this view looks is dated by its own clock, since the hub's may
 * differ; only what came before has the hub's date.
 */
export const silentSince = (
	before: { readonly output: number; readonly since: number } | undefined,
	output: number | undefined,
	now: number,
): { readonly output: number; readonly since: number } | undefined => {
	if (output === undefined) return undefined;
	if (before === undefined) return { output, since: Math.min(output, now) };
	return before.output === output ? before : { output, since: now };
};
