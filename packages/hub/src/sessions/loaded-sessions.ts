import type { Logger } from "@parley/logging/logger";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { AgentPool } from "../agents/agent-pool.ts";
import type { KeptAgent, KeptAgents } from "../agents/kept-agents.ts";
import type { RememberedChoices } from "../agents/remembered-choices.ts";
import { startingDefaults } from "../agents/starting-defaults.ts";
import type { Attachments } from "../blobs/attachments.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { Folders } from "../folders/folders.ts";
import type { ChatServers } from "../mcp/chat-servers.ts";
import type { LogStore } from "../store/log-store.ts";
import type {
	DamagedSession,
	SessionStore,
	StaleSession,
	StoredSession,
	StoredSessions,
} from "../store/session-store.ts";
import {
	OutOfPlaceError,
	StoreCorruptError,
	StoreUnwritableError,
	UnserializableError,
} from "../store/store-errors.ts";
import type { AgentPlace } from "./agent-attachment.ts";
import { because, hubEnded, type Interruption, unwritable } from "./close-open-turn.ts";
import { problemOf } from "./problem-of.ts";
import { Quarantine } from "./quarantine.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { mayGoOn, requireTrust } from "./require-trust.ts";
import { Session } from "./session.ts";
import { SessionLog } from "./session-log.ts";
import { sessionWindows, type WindowOffers } from "./session-windows.ts";
import { storedAttachment } from "./stored-attachment.ts";

export type LoadedSessionsOptions = {
	readonly store: { readonly log: LogStore; readonly sessions: SessionStore };
	readonly catalog: AgentCatalog;
	readonly pool: AgentPool;
	readonly choices: RememberedChoices;
	readonly folders: Folders;
	readonly windows: WindowOffers;
	/** Which MCP servers the sessions get. */
	readonly servers: Pick<ChatServers, "toGive">;
	readonly attachments: Attachments;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	readonly now: () => number;
	/** Whether a session has an unsent draft. */
	readonly hasDraft: (sessionId: string) => boolean;
	readonly onCommitted: (sessionId: string, events: readonly WireEvent[]) => void;
	readonly onChanged: (changed: readonly SessionSummary[], removed: readonly string[]) => void;
	/** Called when nothing can be written for now; call `recover` once it can. */
	readonly onUnwritable: (error: StoreUnwritableError) => void;
	readonly onStoreFailed: (error: unknown) => void;
};

/** The loaded sessions: restores each from the store, and handles failures to do so. */
export class LoadedSessions {
	readonly #options: LoadedSessionsOptions;
	/** Sessions that can continue. */
	readonly sessions = new Map<string, Session>();
	readonly quarantine = new Quarantine();

	constructor(options: LoadedSessionsOptions) {
		this.#options = options;
	}

	/** A session's list entry. */
	lineOf(summary: SessionSummary): SessionSummary {
		const line = this.quarantine.mark(summary);
		return this.#options.hasDraft(summary.sessionId) ? { ...line, hasDraft: true } : line;
	}

	/**
	 * Restores stored sessions, goes on with the agents that were `kept`, closes what a crash left open, and then resumes accepted prompts: by
	 * then every turn that goes on is known.
	 */
	async load({ sessions, stale, damaged }: StoredSessions, why = hubEnded, kept?: KeptAgents): Promise<void> {
		await kept?.take(
			[...sessions, ...stale].map((each) => ({
				sessionId: "summary" in each ? each.summary.sessionId : each.sessionId,
				lastIndex: each.lastIndex,
			})),
		);
		for (const each of damaged) this.#putAside(each);
		const revived: (Session | undefined)[] = [];
		for (const stored of sessions) revived.push(await this.#revive(stored, why, kept));
		for (const each of stale) revived.push(await this.#rebuild(each, why, kept));
		await kept?.resume();
		for (const session of revived) session?.continueQueue();
	}

	/** Undefined if the session cannot continue for now. */
	async #revive(
		stored: StoredSession,
		why: Interruption,
		kept: KeptAgents | undefined,
	): Promise<Session | undefined> {
		const { summary } = stored;
		const { folders } = this.#options;
		await folders.meet(summary.folder);
		const place = folders.placeOf(summary.folder);
		const session = this.make(summary.sessionId, place, stored);
		try {
			if (kept !== undefined && (await this.#reattach(session, stored, kept))) return session;
			const { source } = stored;
			const flaw = source === undefined ? undefined : kept?.flawOf(source.process, summary.sessionId);
			await session.closeOpen(flaw === undefined ? why : because(flaw), stored.hasOpenTools);
			// The process may live on with other sessions, and what is wrong with this one is not remembered.
			if (flaw !== undefined) await session.log.detached();
		} catch (error) {
			// The session is stuck then, and continues after `recover`.
			if (error instanceof StoreUnwritableError) return undefined;
			if (!(error instanceof StoreCorruptError || error instanceof UnserializableError)) throw error;
			this.#putAside({ sessionId: summary.sessionId, problem: problemOf(error), summary });
			return undefined;
		}
		const opening = kept?.findOpening(summary.sessionId);
		if (opening !== undefined && this.#mayGoOn(session, opening.agent))
			session.expectAgent(opening.agent, opening.sentAs);
		return session;
	}

	/** Goes on with the session's agent, if it lives and may run in its folder. */
	async #reattach(session: Session, { source }: StoredSession, kept: KeptAgents): Promise<boolean> {
		const attachment = storedAttachment(session.log.head.link, source);
		if (attachment === undefined) return false;
		const agent = kept.find(attachment.process, session.log.sessionId);
		if (agent === undefined || !this.#mayGoOn(session, agent)) return false;
		return session.reattach(agent, attachment.position);
	}

	#mayGoOn({ log }: Session, agent: KeptAgent): boolean {
		const { folders, logger } = this.#options;
		if (mayGoOn(agent, folders, log.head.folder)) return true;
		const { sessionId } = log;
		logger.warn("An agent is ended because its folder is not trusted", { sessionId });
		return false;
	}

	/** The index is unreadable or from another version of the reducer: rebuild it from the log. */
	async #rebuild(
		stale: StaleSession,
		why: Interruption,
		kept: KeptAgents | undefined,
	): Promise<Session | undefined> {
		const { store, logger } = this.#options;
		const { sessionId, problem } = stale;
		try {
			const stored = await rebuildIndex(store.sessions, stale);
			if (problem !== undefined) logger.warn("The index of a session was rebuilt", { sessionId, problem });
			return await this.#revive(stored, why, kept);
		} catch (error) {
			this.#putAside({ sessionId, problem: problemOf(error) });
			return undefined;
		}
	}

	/** One unreadable session must not affect the others. */
	#putAside(session: DamagedSession): SessionSummary {
		const { sessionId, problem } = session;
		this.sessions.delete(sessionId);
		this.#options.logger.error("A session is damaged and quarantined", {
			sessionId,
			problem: problem.message,
		});
		return this.quarantine.setAside(session);
	}

	#logFailed(session: Session, error: unknown): void {
		const { onUnwritable, onStoreFailed, onChanged } = this.#options;
		const { log } = session;
		if (error instanceof StoreUnwritableError) {
			session.halt();
			onUnwritable(error);
		} else if (error instanceof StoreCorruptError || error instanceof OutOfPlaceError) {
			session.halt();
			const { sessionId, summary } = log;
			onChanged([this.#putAside({ sessionId, problem: problemOf(error), summary })], []);
		} else if (error instanceof UnserializableError) this.#interrupt(session, error);
		else onStoreFailed(error);
	}

	/** An agent's event cannot be written. Only its turn ends; the session continues. */
	#interrupt(session: Session, error: UnserializableError): void {
		const { logger } = this.#options;
		const { sessionId } = session.log;
		logger.error("An agent was stopped because its output cannot be saved", { sessionId, error });
		session.halt();
		session.recover(unwritable).catch((cause: unknown) => {
			logger.error("A session could not continue", { sessionId, error: cause });
		});
	}

	/** Builds a session, new or stored. */
	make(sessionId: string, folder: string, stored?: StoredSession): Session {
		const session = this.build(sessionId, folder, stored);
		this.sessions.set(sessionId, session);
		return session;
	}

	/** The same for one that nobody may see yet. `agent` serves it until its log says which one does. */
	build(sessionId: string, folder: string, stored?: StoredSession, agent = ""): Session {
		const { store, now, pool, catalog, choices, folders, windows, attachments, outputs } = this.#options;
		const { onCommitted, onChanged } = this.#options;
		const logger = this.#options.logger.child("session", { sessionId });
		const log = new SessionLog(
			{
				sessionId,
				store: store.log,
				now,
				onCommitted: (events, summary) => {
					onCommitted(sessionId, events);
					if (summary !== undefined) onChanged([this.lineOf(summary)], []);
				},
				onFailed: (error) => this.#logFailed(session, error),
			},
			stored,
		);
		// A chat may go on with another agent.
		const agentId = () => (log.head.agent === "" ? agent : log.head.agent);
		const config = () => catalog.get(agentId());
		const servers: AgentPlace["servers"] = (capabilities) =>
			this.#options.servers.toGive({ sessionId, folder }, capabilities);
		const restored = stored?.lastIndex ?? 0;
		const session: Session = new Session({
			...{ log, attachments, outputs, logger },
			place: { sessionId, folder, config, pool, servers },
			store: store.log,
			choices: {
				defaults: () => startingDefaults(catalog.find(agentId()) ?? {}, choices.of(agentId())),
				remember: (change, options) => choices.remember(agentId(), change, options),
			},
			requireTrust: () => requireTrust(catalog, folders, agentId(), folder),
			windows: sessionWindows(windows, { folder, config, restored }),
		});
		return session;
	}
}
