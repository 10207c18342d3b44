import { randomUUID } from "node:crypto";
import { Intake } from "@parley/acp/pipe/intake";
import type { Append } from "@parley/hub/store/log-store";
import type { Store } from "@parley/hub/store/store";
import { withLogCalls } from "./gated-store.ts";
import type { BrokenPromise } from "./orders.ts";

/** Breaks one promise of the log, of the store or of the hub that uses it. */
export const breakStore = (store: Store, broken: BrokenPromise): Store => {
	switch (broken) {
		case "commit-before-publish":
			return withLogCalls(store, {
				append: async (append) => {
					store.log.append(append).catch(() => undefined);
				},
			});
		case "commit-before-acknowledge":
			// Nothing counts as being saved, so that every line is acknowledged to the keeper as soon as it is read.
			Intake.prototype.keeping = () => undefined;
			return store;
		case "message-id":
			return withLogCalls(store, {
				hasPrompt: async () => false,
				// The store itself would refuse a duplicate message id, so the duplicate gets another.
				append: (append) => store.log.append(append).catch(() => store.log.append(renamed(append))),
			});
	}
};

const renamed = (append: Append): Append => ({
	...append,
	events: append.events.map((event) =>
		event.type === "prompt.accepted"
			? { ...event, payload: { ...event.payload, messageId: randomUUID() } }
			: event,
	),
});
