import { randomUUID } from "node:crypto";
import { isResult } from "@parley/protocol/contract/check-result";
import { isTopicEvent } from "@parley/protocol/contract/check-topic";
import type { MethodName, Params, Result, TopicEvent, TopicPayload } from "@parley/protocol/contract/names";
import { answer } from "@parley/protocol/endpoint/answer";
import { decode } from "@parley/protocol/envelope/decode";
import { type Violation, ViolationCounter } from "@parley/protocol/envelope/violation";
import { readEvent } from "@parley/protocol/log/read-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { applyEvents } from "@parley/transcript/apply-events";
import { rebuild } from "@parley/transcript/pages";
import type { SessionState } from "@parley/transcript/session-state";
import type { Client } from "../delivery/client.ts";
import type { EventStream } from "../delivery/event-stream.ts";
import type { Hub } from "../hub.ts";

/** A client without a socket: it records what it receives and reduces it like a view. */
export class TestClient {
	readonly client: Client;
	readonly #hub: Hub;
	readonly #stream: EventStream = {
		waiting: 0,
		write: ({ data }) => this.#take(data),
		onceDrained: () => undefined,
		end: () => undefined,
	};
	readonly #views = new Map<string, SessionState>();
	readonly #watchers = new Set<() => void>();
	readonly received: TopicEvent[] = [];
	readonly violations: Violation[] = [];

	constructor(hub: Hub, role: "host" | "browser" = "host") {
		this.#hub = hub;
		this.client = hub.clients.get(randomUUID(), role);
		hub.clients.attach(this.client, this.#stream, undefined);
	}

	async ask<Name extends MethodName>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		const response = await answer(
			{ v: 1, kind: "req", id: "1", method, params },
			{ client: this.client },
			{
				handlers: this.#hub.handlers,
				violations: new ViolationCounter((violation) => void this.violations.push(violation)),
				onUnexpected: (error) => {
					throw error;
				},
			},
		);
		if (!response.ok) throw Object.assign(new Error(response.error.message), response.error);
		if (!isResult(method, response.result)) throw new Error(`a wrong result of ${method}`);
		return response.result;
	}

	async open(sessionId: string): Promise<SessionState> {
		const opened = await this.ask("session.open", { sessionId });
		if (opened.kind !== "init") throw new Error("expected an init");
		const state = rebuild(sessionId, opened);
		this.#views.set(sessionId, state);
		for (const event of this.received) if (event.topic === "events") this.#apply(event);
		return this.view(sessionId);
	}

	view(sessionId: string): SessionState {
		const state = this.#views.get(sessionId);
		if (state === undefined) throw new Error("this session is not open");
		return state;
	}

	/** Loses the connection. */
	disconnect(): void {
		this.#hub.clients.detach(this.client, this.#stream);
	}

	/** Resolves once the view of a session satisfies a condition. */
	until(sessionId: string, wanted: (state: SessionState) => boolean): Promise<SessionState> {
		return new Promise((resolve) => {
			const look = (): void => {
				const state = this.#views.get(sessionId);
				if (state === undefined || !wanted(state)) return;
				this.#watchers.delete(look);
				resolve(state);
			};
			this.#watchers.add(look);
			look();
		});
	}

	/** Resolves once a line of the list after the first `since` events satisfies a condition, with the count up to it. */
	untilState(since: number, wanted: (summary: SessionSummary) => boolean): Promise<number> {
		return new Promise((resolve) => {
			const look = (): void => {
				const found = this.received.findIndex(
					(event, at) => at >= since && event.topic === "state" && event.payload.sessions.some(wanted),
				);
				if (found === -1) return;
				this.#watchers.delete(look);
				resolve(found + 1);
			};
			this.#watchers.add(look);
			look();
		});
	}

	/** Resolves with the first message of a topic that satisfies a condition. */
	untilTopic<Name extends TopicEvent["topic"]>(
		topic: Name,
		wanted: (payload: TopicPayload<Name>) => boolean = () => true,
	): Promise<TopicPayload<Name>> {
		return new Promise((resolve) => {
			const look = (): void => {
				for (const event of this.received) {
					if (!isOf(event, topic) || !wanted(event.payload)) continue;
					this.#watchers.delete(look);
					resolve(event.payload);
					return;
				}
			};
			this.#watchers.add(look);
			look();
		});
	}

	/** Sends text and waits for the end of its turn. */
	async chat(sessionId: string, text: string): Promise<SessionState> {
		const turn = this.view(sessionId).head.lastTurn + 1;
		await this.ask("prompt.send", { sessionId, messageId: randomUUID(), content: [{ type: "text", text }] });
		return this.until(sessionId, ({ turns }) =>
			turns.some(({ number, end }) => number === turn && end !== undefined),
		);
	}

	#take(data: string): void {
		const decoded = decode(data);
		if (!decoded.ok || decoded.message.kind !== "evt" || !isTopicEvent(decoded.message)) {
			throw new Error(`not an event: ${data}`);
		}
		const event: TopicEvent = decoded.message;
		this.received.push(event);
		if (event.topic === "events") this.#apply(event);
		for (const look of [...this.#watchers]) look();
	}

	#apply({ payload }: Extract<TopicEvent, { topic: "events" }>): void {
		const state = this.#views.get(payload.sessionId);
		if (state === undefined) return;
		const applied = applyEvents(state, payload.events.map(readEvent));
		if (applied.gap !== undefined) throw new Error(`a gap: ${JSON.stringify(applied.gap)}`);
		this.#views.set(payload.sessionId, applied.state);
	}
}

const isOf = <Name extends TopicEvent["topic"]>(
	event: TopicEvent,
	topic: Name,
): event is TopicEvent & { topic: Name; payload: TopicPayload<Name> } => event.topic === topic;
