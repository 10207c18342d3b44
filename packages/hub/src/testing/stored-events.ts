import type { EventBody } from "@parley/protocol/log/log-event";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { foldHead } from "@parley/transcript/fold/fold-head";
import { emptyHead } from "@parley/transcript/head/head";
import { isHeadEvent, reduceHead } from "@parley/transcript/head/reduce-head";
import { ItemPlaces } from "../log/item-places.ts";
import { summarise } from "../sessions/summarise.ts";
import type { Append, Durability } from "../store/log-store.ts";
import type { StoredSession } from "../store/session-store.ts";

/** A log as the hub would write it, without the hub. */
export class SampleLog {
	readonly sessionId: string;
	readonly events: WireEvent[] = [];
	readonly #places = new ItemPlaces(Number.POSITIVE_INFINITY);

	constructor(sessionId: string) {
		this.sessionId = sessionId;
		this.add({ type: "session.created", payload: { folder: "/project", agent: "eliza" } });
	}

	get lastIndex(): number {
		return this.events.length;
	}

	add(body: EventBody, turn?: number): this {
		const index = this.events.length + 1;
		this.events.push({
			sessionId: this.sessionId,
			index,
			id: `e${index}`,
			ts: index,
			...(turn === undefined ? {} : { turn }),
			type: body.type,
			payload: { ...this.#places.stamp(body, turn, index) },
		});
		return this;
	}

	/** Finished tool calls, each in three events. */
	tools(turn: number, count: number, output = "x".repeat(500)): this {
		for (let number = 0; number < count; number += 1) {
			const toolCallId = `t${turn}.${number}`;
			const content = [{ type: "content" as const, content: { type: "text" as const, text: output } }];
			this.add({ type: "tool", payload: { toolCallId, title: `Tool ${number}`, status: "pending" } }, turn);
			this.add({ type: "tool", payload: { toolCallId, status: "running" } }, turn);
			this.add({ type: "tool", payload: { toolCallId, status: "completed", content } }, turn);
		}
		return this;
	}

	/** One running tool call that reports its whole output this many times. */
	updates(turn: number, count: number, output: string): this {
		const toolCallId = `t${turn}.updated`;
		this.add({ type: "tool", payload: { toolCallId, title: "Build", status: "running" } }, turn);
		for (let number = 1; number <= count; number += 1) {
			const text = `${number} ${output}`;
			const content = [{ type: "content" as const, content: { type: "text" as const, text } }];
			this.add({ type: "tool", payload: { toolCallId, content } }, turn);
		}
		return this;
	}

	/** A prompt whose turn has begun. */
	prompt(turn: number): this {
		const content = [{ type: "text" as const, text: `question ${turn}` }];
		this.add({ type: "prompt.accepted", payload: { messageId: `m${turn}`, content } });
		return this.add({ type: "prompt.sent", payload: { messageId: `m${turn}`, content } }, turn);
	}

	end(turn: number): this {
		return this.add({ type: "turn.ended", payload: { outcome: "completed" } }, turn);
	}

	/** A turn with one prompt and an answer in this many parts. */
	turn(number: number, parts = 1): this {
		const messageId = `m${number}`;
		const content = [{ type: "text" as const, text: `question ${number}` }];
		this.add({ type: "prompt.accepted", payload: { messageId, content } });
		this.add({ type: "prompt.sent", payload: { messageId, content } }, number);
		for (let offset = 0; offset < parts; offset += 1) this.text(number, offset);
		return this.add({ type: "turn.ended", payload: { outcome: "completed" } }, number);
	}

	text(turn: number, offset: number): this {
		const payload = { messageId: `a${turn}`, blockId: "b", kind: "answer", offset, text: "x" } as const;
		return this.add({ type: "text", payload }, turn);
	}

	/** The session as a store with all of it would return it. */
	get stored(): StoredSession {
		const events = this.events.map(readEvent);
		const summary = summarise(this.sessionId, events.reduce(reduceHead, emptyHead));
		return { summary, head: foldHead(events), lastIndex: this.lastIndex, hasOpenTools: false };
	}

	/** The events from a position on, as one append; with the index whenever they change the head. */
	append(from = 1, through = this.lastIndex, durability: Durability = "batched"): Append {
		const events = this.events.slice(from - 1, through);
		const before = this.events.slice(0, through).map(readEvent);
		const changesHead = events.some((event) => isHeadEvent(readEvent(event)));
		const summary = summarise(this.sessionId, before.reduce(reduceHead, emptyHead));
		return {
			sessionId: this.sessionId,
			events,
			durability,
			...(changesHead ? { index: { summary, head: foldHead(before).map(({ index }) => index) } } : {}),
		};
	}
}
