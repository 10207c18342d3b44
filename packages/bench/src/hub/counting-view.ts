import { randomUUID } from "node:crypto";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { WireEvent } from "@parley/protocol/log/wire-event";

export type CountedTurn = {
	/** Delivered deltas, including merged ones. */
	readonly deltas: number;
	/** Deltas delivered exactly as the agent sent them. */
	readonly originals: number;
	readonly seconds: number;
};

/** A client that only counts the events of a session. */
export class CountingView {
	readonly #hub: HubConnection;
	readonly #sessionId: string;
	#seen = 0;
	#deltas = 0;
	#originals = 0;
	#start = 0n;
	#turn = Promise.withResolvers<CountedTurn>();
	readonly #attached = Promise.withResolvers<void>();

	private constructor(hub: HubConnection, sessionId: string) {
		this.#hub = hub;
		this.#sessionId = sessionId;
	}

	static open(hub: HubConnection, sessionId: string): Promise<CountingView> {
		const view = new CountingView(hub, sessionId);
		return new Promise((resolve) => {
			hub.openSession(sessionId, (update) => {
				if (update.kind === "init") {
					view.#seen = update.init.lastSeen;
					for (const { type } of update.init.head) view.#note(type);
					resolve(view);
				} else if (update.kind === "events") for (const event of update.events) view.#count(event);
				else view.#turn.reject(new Error(`the view of the session was lost: ${update.kind}`));
			});
		});
	}

	/** Resolves when the session has an agent that waits for prompts. */
	get attached(): Promise<void> {
		return this.#attached.promise;
	}

	/** Sends a prompt and waits until the end of its turn has arrived here. */
	async prompt(text: string): Promise<CountedTurn> {
		const turn = Promise.withResolvers<CountedTurn>();
		this.#turn = turn;
		this.#deltas = 0;
		this.#originals = 0;
		this.#start = process.hrtime.bigint();
		await this.#hub.request("prompt.send", {
			sessionId: this.#sessionId,
			messageId: randomUUID(),
			content: [{ type: "text", text }],
		});
		return turn.promise;
	}

	#note(type: string): void {
		if (type === "agent.attached") this.#attached.resolve();
	}

	#count({ type, index, from = index }: WireEvent): void {
		this.#note(type);
		if (type === "text") {
			this.#deltas += index - Math.max(from - 1, this.#seen);
			if (from === index) this.#originals += 1;
		}
		this.#seen = index;
		if (type !== "turn.ended") return;
		const seconds = Number(process.hrtime.bigint() - this.#start) / 1e9;
		this.#turn.resolve({ deltas: this.#deltas, originals: this.#originals, seconds });
	}
}
