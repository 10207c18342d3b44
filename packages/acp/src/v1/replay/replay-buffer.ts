import type { LoggedTurn } from "./logged-turn.ts";
import { isState, type Update } from "./read-replay.ts";
import { reconcile } from "./reconcile.ts";

export type ReplayPace = {
	/** How long the agent is silent at the end of a replay that has come to what the log has. */
	readonly quietMs: number;
	/** How long to wait for a replay that has not: agents answer before they replay. */
	readonly patienceMs: number;
	/** How long a replay may go on after the answer. */
	readonly limitMs: number;
};

/** The end of a longer replay is what counts. */
const maxBytes = 32 * 1024 * 1024;

/** Takes what an agent says of a session while it reopens it, so that none of it reaches the log unchecked. */
export class ReplayBuffer {
	readonly #logged: readonly LoggedTurn[];
	readonly #states: Update[] = [];
	#told: { readonly update: Update; readonly bytes: number }[] = [];
	#bytes = 0;
	#onTold: () => void = () => undefined;
	/** The end of the last message that it took. */
	position: number | undefined;

	constructor(logged: readonly LoggedTurn[]) {
		this.#logged = logged;
	}

	take(update: Update, line: { readonly end: number; readonly bytes: number } | undefined): void {
		this.position = line?.end ?? this.position;
		if (isState(update)) {
			this.#states.push(update);
			return;
		}
		const bytes = line?.bytes ?? 0;
		this.#told.push({ update, bytes });
		this.#bytes += bytes;
		if (this.#bytes > maxBytes) this.#drop();
		this.#onTold();
	}

	/** All of it, as far as it was kept. */
	get updates(): readonly Update[] {
		return this.#told.map(({ update }) => update);
	}

	/** What the session has to be told: the agent's state, and what the log lacks. */
	result(): readonly Update[] {
		return [...this.#states, ...this.#reconciled.suffix];
	}

	/** Settles when the replay seems to be over, which no message says. */
	over({ quietMs, patienceMs, limitMs }: ReplayPace): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const limit = setTimeout(resolve, limitMs);
		let timer: NodeJS.Timeout | undefined;
		const wait = (): void => {
			clearTimeout(timer);
			timer = setTimeout(() => {
				if (this.#reconciled.reached) resolve();
				else timer = setTimeout(resolve, patienceMs - quietMs);
			}, quietMs);
		};
		this.#onTold = wait;
		wait();
		return promise.finally(() => {
			this.#onTold = () => undefined;
			clearTimeout(timer);
			clearTimeout(limit);
		});
	}

	get #reconciled() {
		return reconcile(this.#logged, this.updates);
	}

	#drop(): void {
		let from = 0;
		// Half of it at once, so that a long replay does not cost a copy for each of its messages.
		for (; this.#bytes > maxBytes / 2 && from < this.#told.length; from++)
			this.#bytes -= this.#told[from]?.bytes ?? 0;
		this.#told = this.#told.slice(from);
	}
}
