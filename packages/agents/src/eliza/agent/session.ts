import type { McpServer, PermissionOptionKind, SessionId } from "@agentclientprotocol/sdk";
import type { State } from "../engine/state.ts";
import type { SessionRecord } from "../memory/session-record.ts";
import { Steering } from "../practice/steering.ts";

/** One conversation and what she keeps about it. */
export class Session {
	readonly id: SessionId;
	readonly cwd: string;
	readonly record: SessionRecord;
	readonly steering = new Steering();
	/** The MCP servers the client gave her for this session. */
	servers: readonly McpServer[] = [];
	/** What the engine remembers. */
	state: State;
	/** Asked in text by `/ask`; the next prompt is the answer. */
	question: string | undefined;
	/** "Always" answers, by what they apply to. */
	readonly standing = new Map<string, PermissionOptionKind>();

	readonly #closed = new AbortController();
	readonly #counters: Map<string, number>;
	#turn: RunningTurn | undefined;

	constructor(record: SessionRecord) {
		this.id = record.id;
		this.cwd = record.cwd;
		this.record = record;
		this.state = record.facts.state;
		this.#counters = new Map(Object.entries(record.facts.counters));
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

	/** Keeps what the turn left behind, so that a later session can go on from there. */
	keep(): void {
		this.record.flush();
		this.record.learn({ counters: Object.fromEntries(this.#counters), state: this.state });
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
