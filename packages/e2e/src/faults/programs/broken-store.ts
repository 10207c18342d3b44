import { randomUUID } from "node:crypto";
import type { Append, LogStore } from "@parley/hub/store/log-store";
import { withCalls } from "./gated-store.ts";
import type { BrokenPromise } from "./orders.ts";

/** A store that breaks one promise of the log. */
export const breakStore = (store: LogStore, broken: BrokenPromise): LogStore => {
	switch (broken) {
		case "commit-before-publish":
			return withCalls(store, {
				append: async (append) => {
					store.append(append).catch(() => undefined);
				},
			});
		case "message-id":
			return withCalls(store, {
				hasPrompt: async () => false,
				// The store itself would refuse the second one of a name, so it gets another.
				append: (append) => store.append(append).catch(() => store.append(renamed(append))),
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
