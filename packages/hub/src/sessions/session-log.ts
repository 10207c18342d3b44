import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import { eventTraits } from "@parley/protocol/generated/event-traits";
import type { EventBody, KnownEvent, LogEvent } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { mergeDeltas } from "@parley/transcript/fold/merge-deltas";
import { mergeStates } from "@parley/transcript/fold/merge-states";
import { emptyHead, type Head } from "@parley/transcript/head/head";
import { isHeadEvent, reduceHead } from "@parley/transcript/head/reduce-head";
import { namedBlobs } from "../blobs/named-blobs.ts";
import { ItemPlaces } from "../log/item-places.ts";
import type { NamedBlob, NewBlob } from "../store/blob-store.ts";
import type { Durability, LogWriter } from "../store/log-store.ts";
import type { StoredSession } from "../store/session-store.ts";
import { changedSource, laterChange, type Source, type SourceChange } from "../store/source.ts";
import { UnserializableError } from "../store/store-errors.ts";
import { summarise } from "./summarise.ts";
import { ToolPlaces } from "./tool-places.ts";

export type SessionLogOptions = {
	readonly sessionId: string;
	readonly store: LogWriter;
	readonly now: () => number;
	/** Called with committed events, in order. */
	readonly onCommitted: (events: readonly WireEvent[], summary: SessionSummary | undefined) => void;
	/** Called when the store refused events. The log accepts no more until `resume`. */
	readonly onFailed: (error: unknown) => void;
};

/** Where events belong, whether to flush them although their traits do not say so, and the blobs they bring along. */
export type Placement = {
	readonly turn?: number;
	readonly durability?: Durability;
	readonly newBlobs?: readonly NewBlob[];
	/** Where the agent's line that caused them ends; stored with them. */
	readonly source?: SourceChange;
};

/** Where the tools and items of a log began, as far as the next events may continue them. */
export type LogPlaces = { readonly tools: ToolPlaces; readonly items: ItemPlaces };

/** The state derived from the events up to a position. */
type CommittedState = {
	readonly head: Head;
	readonly headEvents: readonly LogEvent[];
	readonly lastIndex: number;
	readonly source: Source | undefined;
};

type Batch = {
	readonly events: WireEvent[];
	readonly late: Set<number>;
	readonly newBlobs: NewBlob[];
	readonly namedBlobs: NamedBlob[];
	durability: Durability;
	headChanged: boolean;
	source: SourceChange | undefined;
	readonly done: PromiseWithResolvers<void>;
};

/**
 * A session's log: assigns positions to events, passes them to the store, and publishes them only once they are committed. Decisions are
 * based on `head`, which is ahead of the published state by the events still being written.
 */
export class SessionLog {
	readonly sessionId: string;
	readonly #options: SessionLogOptions;
	#head: Head = emptyHead;
	#headEvents: readonly LogEvent[] = [];
	#lastIndex = 0;
	#source: Source | undefined;
	/** The same for the committed events: the state to return to when a write fails. */
	#committed: CommittedState = this.#current;
	#tools = new ToolPlaces();
	/** Settles when no write is pending. */
	#written: Promise<void> = Promise.resolve();
	#items = new ItemPlaces();
	#batch: Batch | undefined;
	#failure: { readonly error: unknown } | undefined;
	#closed = false;

	constructor(options: SessionLogOptions, stored?: StoredSession) {
		this.sessionId = options.sessionId;
		this.#options = options;
		if (stored === undefined) return;
		this.#headEvents = stored.head.map(readEvent);
		this.#head = this.#headEvents.reduce(reduceHead, emptyHead);
		this.#lastIndex = stored.lastIndex;
		this.#source = stored.source;
		this.#committed = this.#current;
	}

	get head(): Head {
		return this.#head;
	}

	/** The last committed position: a new subscriber is notified of everything after it. */
	get committed(): number {
		return this.#committed.lastIndex;
	}

	/** The position at which the current agent session was attached; undefined if none was. */
	get attachedAt(): number | undefined {
		return this.#headEvents.find(({ type }) => type === "agent.attached")?.index;
	}

	/** Up to where the committed log has the output of the agent's process. Undefined if none is attached. */
	get source(): Source | undefined {
		return this.#committed.source;
	}

	get summary(): SessionSummary {
		return summarise(this.sessionId, this.#head);
	}

	/** Whether it accepts nothing for now because a write failed. */
	get isStuck(): boolean {
		return this.#failure !== undefined;
	}

	/** Resolves when the events are committed, or at once when the log is closed. Events that arrive together are written together. */
	append(
		bodies: readonly AgentEvent[],
		{ turn, durability = "batched", newBlobs = [], source }: Placement = {},
	): Promise<void> {
		// A position without events is not worth a write: whoever reads the lines again finds nothing in them.
		const isDetached = source === "none" && this.#source !== undefined;
		if (this.#closed || (bodies.length === 0 && !isDetached)) return Promise.resolve();
		if (this.#failure !== undefined) return refused(this.#failure.error);
		const batch = this.#openBatch();
		try {
			for (const body of bodies) this.#place(batch, body, turn);
		} catch (cause) {
			const error = new UnserializableError("append", cause);
			this.#fail(error);
			return refused(error);
		}
		if (newBlobs.length > 0) batch.newBlobs.push(...newBlobs);
		if (durability === "synced") batch.durability = "synced";
		if (source !== undefined) this.#move(batch, source);
		return batch.done.promise;
	}

	/** Appends without waiting. A failure is reported once, by `onFailed`. */
	note(body: EventBody): void {
		void this.append([body]);
	}

	/** Takes over where a living agent's tools and items began, before its next event is appended. */
	restore({ tools, items }: LogPlaces): void {
		this.#tools = tools;
		this.#items = items;
	}

	/** Records that no agent is attached any more, so that no other hub looks for it. False if it failed, which `onFailed` reports. */
	detached(): Promise<boolean> {
		return this.append([], { source: "none" }).then(
			() => true,
			() => false,
		);
	}

	/** Whether an event's tool must be looked up before it can be appended. */
	mustLookUp(body: EventBody): boolean {
		return body.type === "tool" && this.#tools.isUnsure(body.payload.toolCallId);
	}

	/** Finds the tool of an event, if it began long ago. */
	async lookUp({ type, payload }: EventBody): Promise<void> {
		if (type !== "tool") return;
		const { toolCallId } = payload;
		const found = await this.#options.store.findTool(this.sessionId, toolCallId, this.#tools.since);
		if (found !== undefined) this.#tools.set(toolCallId, found);
	}

	/** Bounds the remembered tools. Call it when everything from one message is appended. */
	trimTools(): void {
		this.#tools.trim(this.committed);
	}

	/** Accepts events again, behind the last committed one. The agent was let go when the log failed, which could not be written then. */
	async resume(): Promise<void> {
		await this.#written;
		this.#goBack();
		this.#failure = undefined;
		void this.detached();
	}

	/** Writes nothing more: the session is being deleted, and its agent may not know yet. */
	close(): void {
		this.#closed = true;
	}

	get #current(): CommittedState {
		return {
			head: this.#head,
			headEvents: this.#headEvents,
			lastIndex: this.#lastIndex,
			source: this.#source,
		};
	}

	#openBatch(): Batch {
		if (this.#batch !== undefined) return this.#batch;
		const batch: Batch = {
			events: [],
			late: new Set(),
			newBlobs: [],
			namedBlobs: [],
			durability: "batched",
			headChanged: false,
			source: undefined,
			done: Promise.withResolvers(),
		};
		// Most appends are not awaited; onFailed reports the failure.
		batch.done.promise.catch(() => undefined);
		this.#batch = batch;
		queueMicrotask(() => {
			const write = this.#write(batch);
			this.#written = this.#written.then(() => write);
		});
		return batch;
	}

	#place(batch: Batch, said: AgentEvent, inTurn: number | undefined): void {
		const index = ++this.#lastIndex;
		const { body, turn } = this.#placeTool(said, index, inTurn);
		if (body.type === "agent.attached") this.#tools.restart(index);
		if (body.type === "agent.lost") this.#move(batch, "none");
		if (turn !== undefined && body.type !== "prompt.sent" && turn !== this.#head.running?.turn)
			batch.late.add(turn);
		const placed = {
			sessionId: this.sessionId,
			index,
			id: `e${index}`,
			ts: this.#options.now(),
			...(turn === undefined ? {} : { turn }),
		};
		// Tools have their own positions, which outlive their turns.
		const payload = body.type === "tool" ? body.payload : this.#items.stamp(body, turn, index);
		batch.events.push({ ...placed, type: body.type, payload });
		for (const blob of namedBlobs(body.type, body.payload)) batch.namedBlobs.push({ index, blob });
		const { synced, head } = eventTraits[body.type];
		if (synced) batch.durability = "synced";
		// The fast path: most events are a turn's text, and there are very many of them.
		if (head === "none") return;
		const event: KnownEvent = { ...placed, ...body };
		if (!isHeadEvent(event)) return;
		this.#head = reduceHead(this.#head, event);
		this.#headEvents = foldHead([...this.#headEvents, event]);
		batch.headChanged = true;
	}

	#move(batch: Batch, change: SourceChange): void {
		batch.source = laterChange(batch.source, change);
		this.#source = changedSource(this.#source, change);
	}

	/** A tool's events belong to the turn in which it began. All but the first refer to that position. */
	#placeTool(
		said: AgentEvent,
		index: number,
		turn: number | undefined,
	): { readonly body: EventBody; readonly turn: number | undefined } {
		if (said.type !== "tool") return { body: said, turn };
		const { begins, ...body } = said;
		if (turn === undefined || body.payload.at !== undefined) return { body, turn };
		const { toolCallId } = body.payload;
		const known = this.#tools.get(toolCallId);
		if (known === undefined || (begins === true && known.turn !== turn)) {
			this.#tools.set(toolCallId, { turn, at: index });
			return { body, turn };
		}
		return { body: { ...body, payload: { ...body.payload, at: known.at } }, turn: known.turn };
	}

	async #write(batch: Batch): Promise<void> {
		this.#batch = undefined;
		const { sessionId, store, onCommitted } = this.#options;
		const { events, durability, late, newBlobs, namedBlobs, source } = batch;
		const current = this.#current;
		const { summary } = this;
		if (this.#closed) {
			batch.done.resolve();
			return;
		}
		// Events behind a lost batch must not be written either: the log would have a gap.
		if (this.#failure !== undefined) {
			batch.done.reject(this.#failure.error);
			return;
		}
		const index = batch.headChanged
			? { index: { summary, head: current.headEvents.map((event) => event.index) } }
			: {};
		const lateTurns = late.size > 0 ? { late: [...late] } : {};
		const blobs = namedBlobs.length > 0 ? { newBlobs, namedBlobs } : {};
		try {
			// Deltas that arrived together are stored as one: a row per delta costs more than everything else together.
			await store.append({
				sessionId,
				events: mergeDeltas(mergeStates(events)),
				durability,
				...index,
				...lateTurns,
				...blobs,
				...(source === undefined ? {} : { source }),
			});
		} catch (cause) {
			const error = cause instanceof RangeError ? new UnserializableError("append", cause) : cause;
			this.#fail(error);
			batch.done.reject(error);
			return;
		}
		this.#committed = current;
		if (events.length > 0) onCommitted(events, batch.headChanged ? summary : undefined);
		batch.done.resolve();
	}

	/** Batches behind an unwritten one fail by themselves: they are out of place. */
	#fail(error: unknown): void {
		if (this.#failure !== undefined) return;
		this.#failure = { error };
		this.#goBack();
		this.#options.onFailed(error);
	}

	/** Discards uncommitted events, which nobody has seen. */
	#goBack(): void {
		const { head, headEvents, lastIndex, source } = this.#committed;
		this.#source = source;
		this.#head = head;
		this.#headEvents = headEvents;
		this.#lastIndex = lastIndex;
		this.#tools.goBack(lastIndex);
		this.#items.forgetAfter(lastIndex);
	}
}

/** Most appends are not awaited; the failure was already reported when the log stopped accepting events. */
const refused = (error: unknown): Promise<void> => {
	const promise = Promise.reject(error);
	promise.catch(() => undefined);
	return promise;
};
