import type { PermissionOptionKind, SessionId } from "@agentclientprotocol/sdk";
import type { State } from "../engine/state.ts";

/** One conversation and what she keeps about it. */
export class Session {
	readonly id: SessionId;
	readonly cwd: string;
	/** What the engine remembers. */
	state: State;
	/** Asked in text by `/ask`; the next prompt is the answer. */
	question: string | undefined;
	/** "Always" answers, by what they apply to. */
	readonly standing = new Map<string, PermissionOptionKind>();

	readonly #closed = new AbortController();
	readonly #counters = new Map<string, number>();
	#turn: RunningTurn | undefined;

	constructor(id: SessionId, cwd: string, state: State) {
		this.id = id;
		this.cwd = cwd;
		this.state = state;
	}

	get busy(): boolean {
		return this.#turn !== undefined;
	}

	/** Aborts when the session or its connection is closed. */
	get closed(): AbortSignal {
		return this.#closed.signal;
	}

	/** An id that is new in this session and the same in every run: `tool-1`, `tool-2`. */
	nextId(kind: string): string {
		const number = (this.#counters.get(kind) ?? 0) + 1;
		this.#counters.set(kind, number);
		return `${kind}-${number}`;
	}

	/** Runs the one turn this session may have at a time. */
	async runTurn<Result>(run: (cancelled: AbortSignal) => Promise<Result>): Promise<Result> {
		const cancel = new AbortController();
		const ended = run(cancel.signal);
		const settled = ended.then(
			() => {},
			() => {},
		);
		this.#turn = { cancel, settled };
		try {
			return await ended;
		} finally {
			this.#turn = undefined;
		}
	}

	cancel(): void {
		this.#turn?.cancel.abort(new TurnCancelled());
	}

	/** Ends the running turn and waits for it. */
	async close(): Promise<void> {
		const turn = this.#turn;
		this.cancel();
		this.#closed.abort(new TurnCancelled());
		await turn?.settled;
	}
}

type RunningTurn = {
	readonly cancel: AbortController;
	readonly settled: Promise<void>;
};

/** Why a trick stopped in the middle: the client cancelled the turn or closed the session. */
export class TurnCancelled extends Error {
	constructor() {
		super("The turn was cancelled.");
		this.name = "TurnCancelled";
	}
}
