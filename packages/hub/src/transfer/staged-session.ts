import { isKnownEvent } from "@parley/protocol/contract/check-event";
import type { EventBody } from "@parley/protocol/log/log-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { ArchiveLine } from "@parley/protocol/session/transfer/archive";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { emptyHead, type Head, type QueuedPrompt } from "@parley/transcript/head/head";
import { type HeadEvent, isHeadEvent, reduceHead } from "@parley/transcript/head/reduce-head";
import { waitingRequests } from "@parley/transcript/head/status";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { namedBlobs } from "../blobs/named-blobs.ts";
import { ItemPlaces } from "../log/item-places.ts";
import { closeTool } from "../sessions/close-open-turn.ts";
import { summarise } from "../sessions/summarise.ts";
import type { StoredTool } from "../store/log-store.ts";
import type { SessionIndex } from "../store/session-store.ts";
import type { StagingStore } from "../store/staging-store.ts";
import { withoutOrigin } from "./without-origin.ts";

/** How much of a log is written to the store at once. */
const batchBytes = 64 * 1024;

/** How many item positions are remembered: an archive may be forged. */
const maxPlaces = 50_000;

/** A hub queues at most 100 prompts. Lost events may make the queue seem longer, but not by much. */
const maxOpen = 1000;

/** The log's queue is longer than a hub allows. */
export class TooMuchWaitsError extends WordedError {
	override readonly name = "TooMuchWaitsError";
	constructor(what: "prompts" | "questions") {
		super(
			what === "prompts"
				? wording("importFailure.tooManyPrompts", { limit: maxOpen })
				: wording("importFailure.tooManyQuestions", { limit: maxOpen }),
		);
	}
}

/** A session being imported, under a temporary id. */
export class StagedSession {
	readonly stagedId: string;
	readonly header: ArchiveLine<"session">;
	readonly #store: StagingStore;
	readonly #importId: string;
	#head: Head = emptyHead;
	#headEvents: HeadEvent[] = [];
	readonly #items = new ItemPlaces(maxPlaces);
	#batch: WireEvent[] = [];
	#bytes = 0;
	#lastIndex = 0;
	#asExported: Head | undefined;
	#hadOpenTools = false;

	constructor(store: StagingStore, importId: string, stagedId: string, header: ArchiveLine<"session">) {
		this.#store = store;
		this.#importId = importId;
		this.stagedId = stagedId;
		this.header = header;
	}

	get head(): Head {
		return this.#head;
	}

	/** Whether a turn, a request or a tool was open. */
	get wasOpen(): boolean {
		const head = this.#asExported ?? this.#head;
		return head.running !== undefined || waitingRequests(head) > 0 || this.#hadOpenTools;
	}

	/** Closes running tools. */
	closeTools(tools: readonly StoredTool[], ts: number): void {
		this.#hadOpenTools = true;
		const { head } = this;
		for (const tool of tools) this.append([closeTool(head, tool)], ts, tool.turn);
	}

	/** Queued prompts. */
	get queued(): readonly QueuedPrompt[] {
		return (this.#asExported ?? this.#head).queue;
	}

	get lastIndex(): number {
		return this.#lastIndex;
	}

	/** Adds an event unchanged, but for what concerns only the hub that wrote it; `bytes` is its approximate size. */
	async add({ line, ...placed }: ArchiveLine<"event">, bytes: number): Promise<void> {
		this.#place(withoutOrigin({ sessionId: this.stagedId, ...placed }));
		this.#bytes += bytes;
		if (this.#bytes >= batchBytes) await this.flush();
	}

	/** Adds events that the archive does not contain. */
	append(bodies: readonly EventBody[], ts: number, turn?: number): void {
		this.#asExported ??= this.#head;
		for (const { type, payload } of bodies) {
			const index = this.#lastIndex + 1;
			const place = turn === undefined ? {} : { turn };
			this.#place({
				sessionId: this.stagedId,
				index,
				id: `e${index}`,
				ts,
				...place,
				type,
				payload: { ...payload },
			});
		}
	}

	async flush(): Promise<void> {
		const events = this.#batch;
		// In batches, since each fold costs the size of the whole queue.
		this.#headEvents = foldHead(this.#headEvents);
		this.#batch = [];
		this.#bytes = 0;
		if (events.length === 0) return;
		const named = events.flatMap(({ index, type, payload }) =>
			namedBlobs(type, payload).map((blob) => ({ index, blob })),
		);
		const append = { sessionId: this.stagedId, events, namedBlobs: named, durability: "batched" } as const;
		await this.#store.add(this.#importId, { ...append, index: this.indexAs(this.stagedId) });
	}

	/** The session's index under this id. */
	indexAs(sessionId: string): SessionIndex {
		return { summary: summarise(sessionId, this.#head), head: this.#headEvents.map(({ index }) => index) };
	}

	#place(said: WireEvent): void {
		// An archive of an earlier release does not name the item position in every event.
		const event = isKnownEvent(said)
			? { ...said, payload: { ...this.#items.stamp(said, said.turn, said.index) } }
			: said;
		this.#batch.push(event);
		this.#lastIndex = event.index;
		if (!isKnownEvent(event) || !isHeadEvent(event)) return;
		this.#head = reduceHead(this.#head, event);
		this.#headEvents.push(event);
		const { queue, pending } = this.#head;
		if (queue.length > maxOpen) throw new TooMuchWaitsError("prompts");
		if (pending.length > maxOpen) throw new TooMuchWaitsError("questions");
	}
}
