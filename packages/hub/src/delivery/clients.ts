import type { Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { isTopicEvent, topicProblem } from "@parley/protocol/contract/check-topic";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { unreferencedTimer } from "../unreferenced-timer.ts";
import { Client, type ClientRole } from "./client.ts";
import type { Attached } from "./client-link.ts";
import type { EventStream } from "./event-stream.ts";

export type ClientsOptions = {
	readonly epoch: string;
	readonly logger: Logger;
	/** How long a client without a connection is kept. */
	readonly absence?: number;
	readonly later?: Schedule;
	/** Called when a client is dropped. */
	readonly onGone: (client: Client) => void;
};

/** All attached clients, and the single place that pushes events to them. */
export class Clients {
	readonly #options: Required<ClientsOptions>;
	readonly #clients = new Map<string, Client>();
	readonly #absences = new Map<string, () => void>();
	#violations = 0;
	#ended = false;

	constructor(options: ClientsOptions) {
		this.#options = { absence: 30_000, later: unreferencedTimer, ...options };
	}

	/** Clients that have, or just had, a stream: a single request does not attach a client. */
	get attached(): readonly Client[] {
		return [...this.#clients.values()].filter(({ hasStreamed }) => hasStreamed);
	}

	get violations(): number {
		return this.#violations;
	}

	/** The client with this id at this listener, created if new. The same id at another listener is another client. */
	get(clientId: string, role: ClientRole, listenerUrl = ""): Client {
		const key = keyOf({ clientId, role, listenerUrl });
		const known = this.#clients.get(key);
		if (known !== undefined) return known;
		const { epoch, later } = this.#options;
		const client: Client = new Client(clientId, role, listenerUrl, {
			epoch,
			later,
			onDropped: () => this.#expect(client),
		});
		this.#clients.set(key, client);
		this.#expect(client);
		return client;
	}

	attach(client: Client, stream: EventStream, lastEventId: string | undefined): Attached {
		this.#absences.get(keyOf(client))?.();
		this.#absences.delete(keyOf(client));
		client.hasStreamed = true;
		// A returning client reports what it has seen and is brought up to date from there.
		client.lagging.clear();
		const attached = client.link.attach(stream, lastEventId);
		this.push(client, {
			topic: "connection",
			payload: {
				status: "connected",
				...(attached === "fresh" && lastEventId !== undefined ? { gapDetected: true } : {}),
			},
		});
		return attached;
	}

	detach(client: Client, stream: EventStream): void {
		client.link.detach(stream);
		if (!client.link.isAttached) this.#expect(client);
	}

	/** Drops the clients of a closed listener. */
	dismiss(listenerUrl: string): void {
		for (const client of this.#clients.values()) if (client.listenerUrl === listenerUrl) this.#remove(client);
	}

	/** Pushes to every client that satisfies `wants`; checked and serialized once. */
	publish(event: TopicEvent, wants: (client: Client) => boolean = () => true): void {
		const data = this.#write(event);
		if (data === undefined) return;
		for (const client of this.#clients.values()) if (wants(client)) client.link.push(data);
	}

	push(client: Client, event: TopicEvent): void {
		const data = this.#write(event);
		if (data !== undefined) client.link.push(data);
	}

	/** The clients that have this session open. */
	watching(sessionId: string): Client[] {
		return [...this.#clients.values()].filter(({ sessions }) => sessions.has(sessionId));
	}

	/** The clients that have this session open or are opening it. */
	holding(sessionId: string): Client[] {
		return [...this.#clients.values()].filter(
			({ sessions, given }) => sessions.has(sessionId) || given.has(sessionId),
		);
	}

	/** The clients that have selected a session. */
	selecting(): Client[] {
		return [...this.#clients.values()].filter(({ selected }) => selected !== undefined);
	}

	/** Closes all connections and drops all clients. */
	endAll(): void {
		this.#ended = true;
		for (const cancel of this.#absences.values()) cancel();
		this.#absences.clear();
		for (const client of this.#clients.values()) client.link.end();
	}

	/** Log events, the bulk of the traffic, are not checked again: they are typed, or were checked when read. */
	#write(event: TopicEvent): string | undefined {
		const { topic, payload } = event;
		if (topic === "events" || isTopicEvent(event))
			return JSON.stringify({ v: envelopeVersion, kind: "evt", topic, payload });
		this.#violations += 1;
		this.#options.logger.error("An event that breaks the contract was kept back", {
			topic,
			problem: topicProblem(topic),
		});
		return undefined;
	}

	#expect(client: Client): void {
		const key = keyOf(client);
		if (this.#ended || this.#clients.get(key) !== client) return;
		this.#absences.get(key)?.();
		this.#absences.set(
			key,
			this.#options.later(() => this.#remove(client), this.#options.absence),
		);
	}

	#remove(client: Client): void {
		const key = keyOf(client);
		this.#absences.get(key)?.();
		this.#absences.delete(key);
		if (!this.#clients.delete(key)) return;
		client.link.end();
		this.#options.onGone(client);
	}
}

const keyOf = ({ role, listenerUrl, clientId }: Pick<Client, "role" | "listenerUrl" | "clientId">): string =>
	`${role} ${listenerUrl} ${clientId}`;
