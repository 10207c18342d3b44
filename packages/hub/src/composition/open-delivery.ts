import type { Client } from "../delivery/client.ts";
import { Clients } from "../delivery/clients.ts";
import { ListBroadcast } from "../delivery/list-broadcast.ts";
import { LogDelivery } from "../delivery/log-delivery.ts";
import type { HubSetup } from "./hub-setup.ts";

export type DeliveryParts = {
	readonly clients: Clients;
	readonly list: ListBroadcast;
	readonly logs: LogDelivery;
};

/** Clients, and the delivery of logs and lists to them. */
export const openDelivery = (setup: HubSetup, onGone: (client: Client) => void): DeliveryParts => {
	const { store, later, teardown } = setup;
	const logger = setup.logger.child("delivery");
	const clients = new Clients({ epoch: store.epoch, logger, later, onGone });
	teardown.stops(() => clients.endAll());
	const list = new ListBroadcast({
		publish: (changed, removed) =>
			clients.publish({ topic: "state", payload: { sessions: [...changed], removed: [...removed] } }),
		later,
	});
	teardown.stops(() => list[Symbol.dispose]());
	return { clients, list, logs: new LogDelivery({ clients, store: store.log, logger }) };
};
