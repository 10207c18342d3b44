import type { SessionUpdate } from "@parley/client/core/hub-connection";
import { readEvent } from "@parley/protocol/log/read-event";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { applyEvents } from "@parley/transcript/apply-events";
import { rebuild } from "@parley/transcript/pages";
import type { SessionState } from "@parley/transcript/session-state";

/** What one client is shown of a session. It keeps everything it ever received, and records what it must never receive. */
export class View {
	readonly sessionId: string;
	/** Every event that was shown, and so must not be lost any more. */
	readonly shown: WireEvent[] = [];
	/** Warnings shown to the person. */
	readonly warnings: Exclude<SessionUpdate, { kind: "init" | "events" }>[] = [];
	/** Promises that delivery broke. */
	readonly faults: string[] = [];
	readonly #watchers = new Set<() => void>();
	#state: SessionState | undefined;

	constructor(sessionId: string) {
		this.sessionId = sessionId;
	}

	/** Undefined while there is nothing to show. */
	get state(): SessionState | undefined {
		return this.#state;
	}

	get lastSeen(): number {
		return this.#state?.lastSeen ?? 0;
	}

	readonly take = (update: SessionUpdate): void => {
		switch (update.kind) {
			case "init":
				this.#state = rebuild(this.sessionId, update.init);
				break;
			case "events":
				for (const event of update.events) this.#show(event);
				break;
			default:
				this.warnings.push(update);
				this.#state = undefined;
		}
		for (const look of [...this.#watchers]) look();
	};

	/** Resolves as soon as the state satisfies `wanted`. */
	until(wanted: (state: SessionState) => boolean): Promise<SessionState> {
		return new Promise((resolve) => {
			const look = (): void => {
				const state = this.#state;
				if (state === undefined || !wanted(state)) return;
				this.#watchers.delete(look);
				resolve(state);
			};
			this.#watchers.add(look);
			look();
		});
	}

	/** Calls back on every change. */
	watch(look: () => void): void {
		this.#watchers.add(look);
	}

	#show(event: WireEvent): void {
		const state = this.#state;
		const place = `event ${event.index} (${event.type})`;
		if (state === undefined) {
			this.faults.push(`${place} came before there was anything to add it to`);
			return;
		}
		if (event.index <= state.lastSeen) this.faults.push(`${place} was delivered again`);
		const applied = applyEvents(state, [readEvent(event)]);
		if (applied.gap !== undefined) {
			this.faults.push(`${place} came although ${applied.gap.expected} was next, and no gap was told`);
		}
		this.shown.push(event);
		this.#state = applied.state;
	}
}
