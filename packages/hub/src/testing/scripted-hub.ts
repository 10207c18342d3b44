import type { Step } from "@parley/acp/testing/script-arbitrary";
import { ScriptedSession } from "@parley/acp/testing/scripted-session";
import type { AgentEvent } from "@parley/acp/v1/updates/mapped";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import { LongOutputs } from "../blobs/long-outputs.ts";
import { AgentEvents } from "../sessions/agent-events.ts";
import {
	type AttachmentReader,
	type RestoredAttachment,
	restoreAttachment,
} from "../sessions/restore-attachment.ts";
import { SessionLog } from "../sessions/session-log.ts";
import type { LogWriter } from "../store/log-store.ts";
import type { StoredSession, StoredSessions } from "../store/session-store.ts";
import { LogDatabase } from "../store/sqlite/database.ts";

/** A store as far as one session's log needs it. */
export type ScriptedStore = {
	readonly log: LogWriter & AttachmentReader;
	readonly one: () => Promise<StoredSessions>;
};

export const scriptedId = "s";

/** A store that is as gone as its database when that is closed. */
export const inMemory = (database: LogDatabase): ScriptedStore => ({
	one: async () => database.session(scriptedId),
	log: {
		append: async (append) => database.commit([append]),
		findTool: async (...asked) => database.tools.newest(...asked),
		openTools: async (...asked) => database.tools.underWay(...asked),
		newestTools: async (...asked) => database.tools.newestAfter(...asked),
		eventsAfter: async (...asked) => database.eventsAfter(...asked),
		turnSlice: async (...asked) => database.turnSlice(...asked),
		window: async (...asked) => database.window(...asked),
	},
});

/** One session of a hub, which logs what its agent does and can be killed after any step. */
export class ScriptedHub {
	/** What this hub showed its clients. */
	readonly published: WireEvent[] = [];
	readonly restored: RestoredAttachment | undefined;
	readonly agent: ScriptedSession;
	readonly #log: SessionLog;
	readonly #events: AgentEvents;
	readonly #kept: Promise<void>[] = [];

	private constructor(log: SessionLog, agent: ScriptedSession, restored?: RestoredAttachment) {
		this.#log = log;
		this.agent = agent;
		this.restored = restored;
		const account = { take: () => true, settle: () => undefined };
		this.#events = new AgentEvents(log, new LongOutputs({ account, onFull: () => undefined }));
	}

	/** A new session. */
	static start({ log: store }: ScriptedStore): ScriptedHub {
		const hub: ScriptedHub = new ScriptedHub(
			openLog(store, (events) => hub.#publish(events)),
			new ScriptedSession(),
		);
		hub.#kept.push(
			hub.#log.append([{ type: "session.created", payload: { folder: "/code", agent: "eliza" } }]),
		);
		return hub;
	}

	/** The next hub: it knows what is in the store. The agent itself has not noticed. */
	static async restart({ log: store, one }: ScriptedStore, agent: ScriptedSession): Promise<ScriptedHub> {
		const [stored] = (await one()).sessions;
		const log = openLog(store, (events) => hub.#publish(events), stored);
		const restored = await restoreAttachment(store, log);
		const mapping = restored?.mapping ?? agent.memory.mapping;
		const hub: ScriptedHub = new ScriptedHub(
			log,
			new ScriptedSession({ ...agent.memory, mapping }),
			restored,
		);
		if (restored !== undefined) log.restore(restored.places);
		return hub;
	}

	run(step: Step, number: number): void {
		const said = this.agent.run(step, number);
		const [first] = said;
		if (first?.type === "prompt.sent") this.#kept.push(this.#send(said));
		else this.#kept.push(this.#events.take(said));
	}

	/** Settles when everything is committed. Until then it is written together. */
	async settled(): Promise<void> {
		await Promise.all(this.#kept.splice(0));
	}

	#send(said: readonly AgentEvent[]): Promise<void> {
		return this.#log.append(said, { turn: this.#log.head.lastTurn + 1 });
	}

	#publish(events: readonly WireEvent[]): void {
		this.published.push(...events);
	}
}

const openLog = (
	store: LogWriter,
	onCommitted: (events: readonly WireEvent[]) => void,
	stored?: StoredSession,
): SessionLog =>
	new SessionLog(
		{
			sessionId: scriptedId,
			store,
			now: () => 1,
			onCommitted,
			onFailed: (error) => {
				throw error;
			},
		},
		stored,
	);

/** Logs a script that nothing interrupts. */
export const uninterrupted = async (script: readonly Step[]): Promise<readonly WireEvent[]> => {
	const database = new LogDatabase(":memory:");
	const hub = ScriptedHub.start(inMemory(database));
	for (const [number, step] of script.entries()) hub.run(step, number);
	await hub.settled();
	database.close();
	return hub.published;
};
