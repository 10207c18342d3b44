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
	/** How long a client that lost its connection is expected back. */
	readonly absence?: number;
	readonly later?: Schedule;
	/** Told when a client is given up. */
	readonly onGone: (client: Client) => void;
};

/** Everyone who is attached, and the one place that pushes events to them. */
export class Clients {
	readonly #options: Required<ClientsOptions>;
	readonly #clients = new Map<string, Client>();
	readonly #absences = new Map<string, () => void>();
	#violations = 0;
	#ended = false;

	constructor(options: ClientsOptions) {
		this.#options = { absence: 30_000, later: unreferencedTimer, ...options };
	}

	/** Those that have, or had a moment ago, a stream: a single request does not make an attached client. */
	get attached(): readonly Client[] {
		return [...this.#clients.values()].filter(({ hasStreamed }) => hasStreamed);
	}

	get violations(): number {
		return this.#violations;
	}

	/** The client of this id at this door, known from now on. The same id at another door is another client. */
	get(clientId: string, role: ClientRole, door = ""): Client {
		const key = keyOf({ clientId, role, door });
		const known = this.#clients.get(key);
		if (known !== undefined) return known;
		const { epoch, later } = this.#options;
		const client: Client = new Client(clientId, role, door, {
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
		// Whoever comes back says what it has seen and is brought up to date by that.
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

	/** A door is closed for good: who came through it is not expected back. */
	dismiss(door: string): void {
		for (const client of this.#clients.values()) if (client.door === door) this.#remove(client);
	}

	/** To everyone for whom `wants` holds; checked and written once. */
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

	/** The clients that have this session open, or are about to. */
	holding(sessionId: string): Client[] {
		return [...this.#clients.values()].filter(
			({ sessions, given }) => sessions.has(sessionId) || given.has(sessionId),
		);
	}

	/** Ends all connections for good; nobody is expected back. */
	endAll(): void {
		this.#ended = true;
		for (const cancel of this.#absences.values()) cancel();
		this.#absences.clear();
		for (const client of this.#clients.values()) client.link.end();
	}

	/** Events of logs are this program's own and typed, or were checked when they were read; they are most of what is sent. */
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

const keyOf = ({ role, door, clientId }: Pick<Client, "role" | "door" | "clientId">): string =>
	`${role} ${door} ${clientId}`;
