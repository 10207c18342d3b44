import type { Append, LogStore } from "@parley/hub/store/log-store";
import type { Store } from "@parley/hub/store/store";
import type { Gatekeeper } from "./gatekeeper.ts";

/** The store with some calls of its log replaced. */
export const withLogCalls = (store: Store, calls: Partial<LogStore>): Store => ({
	...store,
	log: { ...store.log, ...calls },
});

/** A store whose appends are held where the gatekeeper says so. Order is kept, and nothing else changes. */
export const gateStore = (store: Store, keeper: Gatekeeper): Store => {
	let entry: Promise<void> | undefined;
	let exit: Promise<void> = Promise.resolve();

	const enter = (append: Append): Promise<void> => {
		const hold = keeper.holdUp("before commit", append);
		if (hold === undefined && entry === undefined) return store.log.append(append);
		const turn = Promise.all([entry, hold]).then(() => undefined);
		entry = turn;
		const committed = turn.then(() => store.log.append(append));
		void turn.then(() => {
			if (entry === turn) entry = undefined;
		});
		return committed;
	};

	const append = (request: Append): Promise<void> => {
		const committed = enter(request);
		// It is awaited only when those before it are through.
		committed.catch(() => undefined);
		const done = exit.then(() => committed).then(() => keeper.holdUp("committed", request));
		exit = done.catch(() => undefined);
		return done;
	};

	return withLogCalls(store, { append });
};
