import { isParams } from "@parley/protocol/contract/check-params";
import { isMethodName, isResult } from "@parley/protocol/contract/check-result";
import type { Params, Result, TopicEvent } from "@parley/protocol/contract/names";
import type { RequestEnvelope, ResponseEnvelope } from "@parley/protocol/envelope/envelope";
import { failureEnvelope, RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionOpened } from "@parley/protocol/log/turn-page";
import type { WireEvent } from "@parley/protocol/log/wire-event";

/** The hub's end of one client's stream. */
export type StreamSink = {
	write(text: string): void;
};

type Attached = {
	sink: StreamSink | undefined;
	offset: number;
	/** Messages that can be resent, by offset. */
	readonly ring: Map<number, string>;
	sessions: Set<string>;
};

/** How an event reaches the streams, with the faults of a network or hub. */
export type Sending = "once" | "twice" | "never";

/** A hub reduced to what its clients rely on: growing logs, subscriptions, resumable streams. */
export class HubModel {
	readonly requests: RequestEnvelope[] = [];
	readonly #logs = new Map<string, WireEvent[]>();
	readonly #clients = new Map<string, Attached>();
	epoch = "e1";
	version = "1.2.3";
	/** Whether it detects that a client's past belongs to another store. */
	comparesEpochs = true;

	log(sessionId: string): readonly WireEvent[] {
		return this.#logs.get(sessionId) ?? [];
	}

	create(sessionId: string): void {
		this.#logs.set(sessionId, []);
	}

	delete(sessionId: string): void {
		this.#logs.delete(sessionId);
	}

	subscribers(sessionId: string): number {
		return [...this.#clients.values()].filter(({ sessions }) => sessions.has(sessionId)).length;
	}

	/** Appends an event that covers `span` positions and sends it to the session's subscribers. */
	append(
		sessionId: string,
		{ span = 1, sending = "once" }: { span?: number; sending?: Sending } = {},
	): WireEvent {
		const log = this.#logs.get(sessionId) ?? [];
		this.#logs.set(sessionId, log);
		const from = (log.at(-1)?.index ?? 0) + 1;
		const index = from + span - 1;
		const event: WireEvent = {
			sessionId,
			index,
			...(span === 1 ? {} : { from }),
			id: `${this.epoch}/${index}`,
			ts: 0,
			turn: 0,
			type: "text",
			payload: { messageId: "m", blockId: "b", kind: "answer", offset: index, text: `é${index}` },
		};
		log.push(event);
		const copies = { once: 1, twice: 2, never: 0 }[sending];
		for (const client of this.#clients.values()) {
			if (!client.sessions.has(sessionId)) continue;
			for (let copy = 0; copy < copies; copy += 1) {
				this.#send(client, { topic: "events", payload: { sessionId, events: [event] } });
			}
		}
		return event;
	}

	broadcast(event: TopicEvent): void {
		for (const client of this.#clients.values()) this.#send(client, event);
	}

	/** Replaces the store under the same address: sessions have other pasts, rings are empty. */
	restart(epoch: string): void {
		this.epoch = epoch;
		const lengths = [...this.#logs].map(([sessionId, log]) => [sessionId, log.length] as const);
		this.#clients.clear();
		for (const [sessionId, length] of lengths) {
			this.create(sessionId);
			for (let index = 0; index < length - 1; index += 1) this.append(sessionId);
		}
	}

	/** Drops all messages that could be resent. */
	emptyRings(): void {
		for (const { ring } of this.#clients.values()) ring.clear();
	}

	connect(clientId: string, lastEventId: string | undefined, sink: StreamSink): void {
		const known = this.#clients.get(clientId);
		const client: Attached = known ?? { sink, offset: 0, ring: new Map(), sessions: new Set() };
		this.#clients.set(clientId, client);
		client.sink = sink;
		const missed = this.#missed(client, lastEventId);
		const gap = lastEventId !== undefined && missed === undefined ? { gapDetected: true } : {};
		this.#send(client, { topic: "connection", payload: { status: "connected", ...gap } });
		for (const text of missed ?? []) sink.write(text);
	}

	disconnect(clientId: string, sink: StreamSink): void {
		const client = this.#clients.get(clientId);
		if (client?.sink === sink) client.sink = undefined;
	}

	answer(clientId: string, request: RequestEnvelope): ResponseEnvelope {
		this.requests.push(request);
		const { id, method } = request;
		try {
			const result = this.#call(clientId, method, request.params);
			if (isMethodName(method) && !isResult(method, result)) throw new Error(`bad result for ${method}`);
			return { v: 1, kind: "res", id, ok: true, result };
		} catch (error) {
			if (error instanceof RequestFailure) return failureEnvelope(id, error);
			throw error;
		}
	}

	#call(clientId: string, method: string, params: unknown): unknown {
		if (isMethodName(method) && !isParams(method, params))
			throw new RequestFailure("bad_request", `The parameters of ${method} do not fit.`);
		if (method === "hub.hello" && isParams(method, params)) return this.#hello(clientId, params);
		if (method === "session.open" && isParams(method, params)) return this.#open(clientId, params);
		if (method === "session.close" && isParams(method, params)) {
			this.#clients.get(clientId)?.sessions.delete(params.sessionId);
			return {};
		}
		if (method === "hub.ack") return {};
		if (method === "folder.list") return { folders: [] };
		if (method === "hub.status") {
			return { version: this.version, pid: 1, startedAt: 1, clients: 1, sessions: [], listeners: [] };
		}
		throw new RequestFailure("method_not_found", `There is no ${method}.`);
	}

	#hello(clientId: string, { epoch, lastSeen = {} }: Params<"hub.hello">): Result<"hub.hello"> {
		const known = Object.keys(lastSeen).filter((sessionId) => this.#logs.has(sessionId));
		const sessions = Object.fromEntries(
			known.map((sessionId) => {
				const seen = epoch === this.epoch || !this.comparesEpochs ? lastSeen[sessionId] : undefined;
				return [sessionId, this.#opened(sessionId, seen)] as const;
			}),
		);
		const client = this.#clients.get(clientId);
		if (client !== undefined) client.sessions = new Set(known);
		const gone = Object.keys(lastSeen).filter((sessionId) => !this.#logs.has(sessionId));
		return { version: this.version, epoch: this.epoch, sessions, gone };
	}

	#open(clientId: string, { sessionId, lastSeen }: Params<"session.open">): SessionOpened {
		if (!this.#logs.has(sessionId)) throw new RequestFailure("not_found", "There is no such session.");
		this.#clients.get(clientId)?.sessions.add(sessionId);
		return this.#opened(sessionId, lastSeen);
	}

	#opened(sessionId: string, seen: number | undefined): SessionOpened {
		const log = this.#logs.get(sessionId) ?? [];
		const lastSeen = log.at(-1)?.index ?? 0;
		if (seen !== undefined && seen <= lastSeen) {
			return { kind: "tail", lastSeen, events: log.filter(({ index }) => index > seen) };
		}
		return { kind: "init", lastSeen, head: [], turns: [{ turn: 0, events: [...log] }], firstTurn: 0 };
	}

	#missed(client: Attached, lastEventId: string | undefined): string[] | undefined {
		const [epoch, text] = lastEventId?.split(".") ?? [];
		if (epoch !== this.epoch || text === undefined) return undefined;
		const missed: string[] = [];
		for (let offset = Number(text) + 1; offset <= client.offset; offset += 1) {
			const message = client.ring.get(offset);
			if (message === undefined) return undefined;
			missed.push(message);
		}
		return missed;
	}

	#send(client: Attached, event: TopicEvent): void {
		client.offset += 1;
		const data = JSON.stringify({ v: 1, kind: "evt", ...event });
		const text = `id: ${this.epoch}.${client.offset}\ndata: ${data}\n\n`;
		client.ring.set(client.offset, text);
		client.sink?.write(text);
	}
}
