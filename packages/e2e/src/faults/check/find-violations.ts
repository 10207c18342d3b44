import { isDeepStrictEqual } from "node:util";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { emptySession, type SessionState } from "@parley/transcript/session-state";
import { isUnderWay } from "@parley/transcript/turn/tool";
import type { Actions } from "../world/actions.ts";
import type { View } from "../world/view.ts";
import { checkActions } from "./check-actions.ts";
import { type AgentFindings, checkAgents } from "./check-agents.ts";
import { describeDifference } from "./describe-difference.ts";
import { isMerged } from "./is-merged.ts";
import { windowOf } from "./window-of.ts";

export type Findings = {
	readonly sessionId: string;
	/** The stored log, oldest first. */
	readonly log: readonly WireEvent[];
	readonly views: readonly { readonly name: string; readonly view: View }[];
	readonly actions: Actions;
	readonly timesRun: (mark: string) => number;
	readonly agents?: AgentFindings;
	/** Unsent texts that were stored. */
	readonly drafts: readonly string[];
	/**
	 * What the disk may have lost. A dead process: nothing. A power cut: the last batches, but nothing synced. A bad disk: anything. In each
	 * case, everyone who had seen it must be warned.
	 */
	readonly loss?: "nothing" | "unsynced" | "anything";
};

/** Every promise of the log contract that these findings contradict, in words. Empty if there is none. */
export const findViolations = (findings: Findings): string[] => {
	const { log, views, sessionId } = findings;
	const whole = replay(sessionId, log);
	return [
		...checkOrder(log),
		...views.flatMap(({ name, view }) => [
			...view.faults.map((fault) => `${name}: ${fault}`),
			...checkShown(name, view, findings),
			...checkView(name, view, log),
		]),
		...checkNothingOpen(whole),
		...(findings.agents === undefined ? [] : checkAgents(findings.agents, log)),
		// On a disk that may lose anything, no acknowledged action is sure to survive.
		...(findings.loss === "anything" ? [] : checkActions(findings, whole)),
	];
};

/** The state that results from applying a log event by event. */
export const replay = (sessionId: string, log: readonly WireEvent[]): SessionState =>
	log.reduce((state, event) => applyEvents(state, [readEvent(event)]).state, emptySession(sessionId));

const checkOrder = (log: readonly WireEvent[]): string[] =>
	log.flatMap((event, at) => {
		const expected = (log[at - 1]?.index ?? 0) + 1;
		const from = event.from ?? event.index;
		return from === expected ? [] : [`the log goes on at ${from} where ${expected} was next`];
	});

/** Everything shown is in the log, or, where it may be lost, the view warned of the loss. */
const checkShown = (name: string, view: View, { log, loss = "nothing" }: Findings): string[] => {
	const lost = findLost(name, view, log);
	if (loss === "nothing" || lost.length === 0) return lost.map(({ problem }) => problem);
	// A turn shown as interrupted says by itself that some of it may be missing.
	const isInterrupted = (turn: number | undefined): boolean =>
		view.state?.turns.find(({ number }) => number === turn)?.end?.outcome === "interrupted";
	const isWarned =
		view.warnings.some(({ kind }) => kind === "gap") || lost.every(({ event }) => isInterrupted(event.turn));
	const synced = loss === "unsynced" ? lost.filter(({ event }) => syncedTypes.test(event.type)) : [];
	return [
		...synced.map(({ problem }) => `${problem}, although the disk had it`),
		...(isWarned ? [] : [`${name} was not warned that something is lost: ${lost[0]?.problem}`]),
	];
};

/** Nobody acts on these before they are on disk. */
export const syncedTypes = /^(?:session\.created|prompt\.|turn\.|permission\.)/;

type Lost = { readonly event: WireEvent; readonly problem: string };

/** Events that were shown and are in the log neither unchanged nor folded, nor in parts. */
const findLost = (name: string, view: View, log: readonly WireEvent[]): Lost[] => {
	const byIndex = new Map(log.map((event) => [event.index, event]));
	return view.shown.flatMap((shown) => {
		const kept = byIndex.get(shown.index);
		if (kept !== undefined) {
			const isSame =
				isFolded(kept, shown) || isDeepStrictEqual(unmarked(kept), unmarked(shown)) || isMerged(shown, log);
			if (isSame && kept.type === shown.type) return [];
		}
		const isCovered = log.some(({ from, index }) => (from ?? index) <= shown.index && shown.index < index);
		if (kept === undefined && isCovered) return [];
		const instead =
			kept === undefined
				? "it is not in the log"
				: `the log has another one (${kept.type}) there: ${describeDifference(kept, shown)}`;
		return [
			{ event: shown, problem: `${name} was shown event ${shown.index} (${shown.type}), and ${instead}` },
		];
	});
};

/**
 * Whether the kept event stands for several, including the shown one: its range says so, or the time of the first of them (`since`), but
 * not `at`, which single events have too. Comparing the view with the log shows whether the text is still the same.
 */
const isFolded = (kept: WireEvent, shown: WireEvent): boolean =>
	((kept.from ?? kept.index) < (shown.from ?? shown.index) ||
		kept.payload["since"] !== shown.payload["since"]) &&
	names.every((name) => kept.payload[name] === shown.payload[name]);

/** Ids that folding leaves unchanged. */
const names = ["messageId", "blockId", "toolCallId", "requestId"];

/** Where a view was shown the first parts of a block merged, the folded log has the whole block: the same text, marked `replace`. */
const unmarked = ({ type, payload }: WireEvent): WireEvent["payload"] => {
	if (type !== "text" || payload["offset"] !== 0) return payload;
	const { replace: _, ...rest } = payload;
	return rest;
};

/** A view equals a fresh replay of the log up to the view's position, as far back as the view holds it. */
const checkView = (name: string, view: View, log: readonly WireEvent[]): string[] => {
	const { state } = view;
	if (state === undefined) return [`${name} is shown nothing`];
	const whole = replay(
		view.sessionId,
		log.filter(({ index }) => index <= state.lastSeen),
	);
	const expected = windowOf(whole, state);
	return isDeepStrictEqual(state, expected)
		? []
		: [`${name}'s view differs from a replay of the log: ${describeDifference(state, expected)}`];
};

const checkNothingOpen = ({ head, turns }: SessionState): string[] => [
	...(head.running === undefined ? [] : [`turn ${head.running.turn} looks as if it were still running`]),
	...head.pending.map(({ requestId }) => `permission ${requestId} looks as if it still waited`),
	...head.questions.map(({ requestId }) => `question ${requestId} looks as if it still waited`),
	...head.queue.map(({ messageId }) => `prompt ${messageId} still waits in the queue`),
	...turns.flatMap((turn) => [
		...(turn.end === undefined ? [`turn ${turn.number} has no end`] : []),
		...turn.items.flatMap((item) =>
			item.type === "tool" && isUnderWay(item.call.status)
				? [`tool ${item.call.toolCallId} of turn ${turn.number} looks ${item.call.status}`]
				: [],
		),
	]),
];
