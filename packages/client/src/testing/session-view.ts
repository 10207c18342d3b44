import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionUpdate } from "../core/hub-connection.ts";

/** Applies a view's updates and enforces the contract: each position once, in order, or a rebuild. */
export class SessionView {
	readonly updates: SessionUpdate[] = [];
	readonly #waiting = new Set<{ until: () => boolean; resolve: () => void }>();
	/** The events shown. */
	events: WireEvent[] = [];
	lastSeen: number | undefined;

	readonly consume = (update: SessionUpdate): void => {
		this.updates.push(update);
		if (update.kind === "init") {
			this.lastSeen = update.init.lastSeen;
			this.events = update.init.turns.flatMap(({ events }) => events);
		}
		if (update.kind === "events") for (const event of update.events) this.#append(event);
		for (const waiter of this.#waiting) if (waiter.until()) waiter.resolve();
	};

	get ids(): string[] {
		return this.events.map(({ id }) => id);
	}

	kinds(): string[] {
		return this.updates.map(({ kind }) => kind);
	}

	/** Resolves when the view satisfies the condition. */
	async until(condition: (view: SessionView) => boolean): Promise<void> {
		if (condition(this)) return;
		const reached = Promise.withResolvers<void>();
		this.#waiting.add({ until: () => condition(this), resolve: reached.resolve });
		await reached.promise;
	}

	#append(event: WireEvent): void {
		const { lastSeen } = this;
		const from = event.from ?? event.index;
		if (lastSeen === undefined) throw new Error(`event ${event.index} came before an init`);
		if (event.index <= lastSeen) throw new Error(`event ${event.index} came again after ${lastSeen}`);
		if (from > lastSeen + 1) throw new Error(`event ${from} came after ${lastSeen}`);
		this.lastSeen = event.index;
		this.events.push(event);
	}
}
