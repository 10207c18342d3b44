import type { Logger } from "@parley/logging/logger";
import { isTopicEvent, lastProblem } from "@parley/protocol/contract/check";
import type { TopicEvent } from "@parley/protocol/contract/names";
import { envelopeVersion } from "@parley/protocol/envelope/envelope-version";
import { Client, type ClientRole } from "./client.ts";
import type { Attached } from "./client-link.ts";
import type { EventStream } from "./event-stream.ts";

export type ClientsOptions = {
	readonly epoch: string;
	readonly logger: Logger;
	/** How long a client that lost its connection is expected back. */
	readonly absence?: number;
	readonly later?: (callback: () => void, milliseconds: number) => () => void;
	/** Told when a client is given up, and whenever the number of clients changes. */
	readonly onGone: (client: Client) => void;
};

const realTimer = (callback: () => void, milliseconds: number): (() => void) => {
	const timer = setTimeout(callback, milliseconds);
	timer.unref();
	return () => clearTimeout(timer);
};

/** Everyone who is attached, and the one place that pushes events to them. */
export class Clients {
	readonly #options: Required<ClientsOptions>;
	readonly #clients = new Map<string, Client>();
	readonly #absences = new Map<string, () => void>();
	#violations = 0;

	constructor(options: ClientsOptions) {
		this.#options = { absence: 30_000, later: realTimer, ...options };
	}

	get count(): number {
		return this.#clients.size;
	}

	get violations(): number {
		return this.#violations;
	}

	/** The client of this id and role, known from now on. An id belongs to the role that came with it first. */
	get(clientId: string, role: ClientRole): Client {
		const key = `${role} ${clientId}`;
		const known = this.#clients.get(key);
		if (known !== undefined) return known;
		const client = new Client(clientId, role, this.#options.epoch);
		this.#clients.set(key, client);
		this.#expect(client);
		return client;
	}

	attach(client: Client, stream: EventStream, lastEventId: string | undefined): Attached {
		this.#absences.get(keyOf(client))?.();
		this.#absences.delete(keyOf(client));
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

	endAll(): void {
		for (const cancel of this.#absences.values()) cancel();
		for (const client of this.#clients.values()) client.link.end();
	}

	#write(event: TopicEvent): string | undefined {
		const { topic } = event;
		if (isTopicEvent(event)) {
			return JSON.stringify({ v: envelopeVersion, kind: "evt", topic, payload: event.payload });
		}
		this.#violations += 1;
		this.#options.logger.error("An event that breaks the contract was kept back", {
			topic,
			problem: lastProblem(`topic:${topic}`),
		});
		return undefined;
	}

	#expect(client: Client): void {
		const key = keyOf(client);
		this.#absences.get(key)?.();
		const cancel = this.#options.later(() => {
			this.#absences.delete(key);
			this.#clients.delete(key);
			this.#options.onGone(client);
		}, this.#options.absence);
		this.#absences.set(key, cancel);
	}
}

const keyOf = ({ role, clientId }: Client): string => `${role} ${clientId}`;
