import type { DroppedLine } from "@parley/jsonrpc/line-splitter";
import type { RunningAgent } from "../../pipe/running-agent.ts";
import type { Witness } from "../../pipe/witness.ts";

/** How far an agent's output is saved; `dropped` is the line in whose middle that is. */
export type Reached = { readonly position: number; readonly dropped: DroppedLine | undefined };

type SavedSession = { readonly sessionId: string; readonly committed: number };

/** Tells the keeper how far an agent's output is saved, with what a later hub needs to notice that its store is behind. */
export class Acknowledgements {
	readonly #process: Pick<RunningAgent, "acknowledge">;
	readonly #sessions: () => readonly SavedSession[];
	#reached: Reached;
	/** Our sessions that lack something that the agent has said, until they have another agent session. */
	readonly #unsaved = new Set<string>();

	constructor(
		process: Pick<RunningAgent, "acknowledge">,
		sessions: () => readonly SavedSession[],
		reached: Reached,
	) {
		this.#process = process;
		this.#sessions = sessions;
		this.#reached = reached;
	}

	reach(reached: Reached): void {
		this.#reached = reached;
		const { position, dropped } = reached;
		const ends = this.#sessions().map(({ sessionId, committed }) => [sessionId, committed]);
		const witness: Witness = {
			saved: Object.fromEntries(ends),
			unsaved: [...this.#unsaved],
			...(dropped === undefined ? {} : { dropped }),
		};
		this.#process.acknowledge(position, witness);
	}

	/** Something the agent said for a session cannot be saved. No hub may go on with that session as if it had it. */
	lacks(sessionId: string): void {
		if (this.#unsaved.has(sessionId)) return;
		this.#unsaved.add(sessionId);
		this.reach(this.#reached);
	}

	/** The session has another agent session. */
	attached(sessionId: string): void {
		this.#unsaved.delete(sessionId);
	}
}
