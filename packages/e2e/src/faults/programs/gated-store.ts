import type { Append, LogStore } from "@parley/hub/store/log-store";
import type { Gatekeeper } from "./gatekeeper.ts";

/** The store as it is, except for some of its calls. */
export const withCalls = (store: LogStore, calls: Partial<LogStore>): LogStore =>
	new Proxy(store, {
		get: (target, name) => Reflect.get(Reflect.has(calls, name) ? calls : target, name),
	});

/** A store whose appends stand still where the gatekeeper says so. Their order stays, and so does everything else. */
export const gateStore = (store: LogStore, keeper: Gatekeeper): LogStore => {
	let entry: Promise<void> | undefined;
	let exit: Promise<void> = Promise.resolve();

	const enter = (append: Append): Promise<void> => {
		const hold = keeper.holdUp("before commit", append);
		if (hold === undefined && entry === undefined) return store.append(append);
		const turn = Promise.all([entry, hold]).then(() => undefined);
		entry = turn;
		const committed = turn.then(() => store.append(append));
		void turn.then(() => {
			if (entry === turn) entry = undefined;
		});
		return committed;
	};

	const append = (request: Append): Promise<void> => {
		const committed = enter(request);
		// It is looked at only when those before it are through.
		committed.catch(() => undefined);
		const done = exit.then(() => committed).then(() => keeper.holdUp("committed", request));
		exit = done.catch(() => undefined);
		return done;
	};

	return withCalls(store, { append });
};
