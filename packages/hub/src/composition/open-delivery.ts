import type { SessionSummary } from "@parley/protocol/session/summary";
import type { Client } from "../delivery/client.ts";
import { Clients } from "../delivery/clients.ts";
import { ListBroadcast } from "../delivery/list-broadcast.ts";
import { LogDelivery } from "../delivery/log-delivery.ts";
import { countsOf, stateFor } from "../delivery/state-topic.ts";
import type { HubSetup } from "./hub-setup.ts";

export type DeliveryParts = {
	readonly clients: Clients;
	readonly list: ListBroadcast;
	readonly logs: LogDelivery;
};

/** Clients, and the delivery of logs and lists to them. */
export const openDelivery = (
	setup: HubSetup,
	onGone: (client: Client) => void,
	/** The list entries of all sessions. */
	all: () => readonly SessionSummary[],
): DeliveryParts => {
	const { store, later, teardown } = setup;
	const logger = setup.logger.child("delivery");
	const clients = new Clients({ epoch: store.epoch, logger, later, onGone });
	teardown.stops(() => clients.endAll());
	const list = new ListBroadcast({
		publish: (changed, removed) => {
			const payload = { sessions: [...changed], removed: [...removed], ...countsOf(all()) };
			clients.publish({ topic: "state", payload }, ({ selected }) => selected === undefined);
			for (const client of clients.selecting())
				clients.push(client, { topic: "state", payload: stateFor(payload, client.selected) });
		},
		later,
	});
	teardown.stops(() => list[Symbol.dispose]());
	return { clients, list, logs: new LogDelivery({ clients, store: store.log, logger }) };
};
