import { randomUUID } from "node:crypto";
import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import { wording } from "@parley/words/wording";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { AgentPool } from "../agents/agent-pool.ts";
import type { Attachments } from "../blobs/attachments.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import type { Folders } from "../folders/folders.ts";
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
import { hubEnded, type Interruption, unwritable } from "./close-open-turn.ts";
import { type Asker, anyone, isEmpty } from "./empty-session.ts";
import { evictAgents } from "./evict-agents.ts";
import { problemOf } from "./problem-of.ts";
import { Quarantine } from "./quarantine.ts";
import { rebuildIndex } from "./rebuild-index.ts";
import { requireTrust } from "./require-trust.ts";
import { Session } from "./session.ts";
import { SessionLog } from "./session-log.ts";
import { sessionWindows, type WindowOffers } from "./session-windows.ts";

export type SessionsOptions = {
	readonly store: { readonly log: LogStore; readonly sessions: SessionStore };
	readonly catalog: AgentCatalog;
	readonly pool: AgentPool;
	readonly folders: Folders;
	readonly windows: WindowOffers;
	readonly attachments: Attachments;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	readonly now: () => number;
	/** Whether something is written for a session that was not sent. */
	readonly hasDraft: (sessionId: string) => boolean;
	readonly onCommitted: (sessionId: string, events: readonly WireEvent[]) => void;
	readonly onChanged: (changed: readonly SessionSummary[], removed: readonly string[]) => void;
	/** Nothing can be written for now; `recover` is to be called when it can. */
	readonly onUnwritable: (error: StoreUnwritableError) => void;
	readonly onStoreFailed: (error: unknown) => void;
};

/** All sessions of the hub. */
export class Sessions {
	readonly #options: SessionsOptions;
	readonly #sessions = new Map<string, Session>();
	readonly #quarantine = new Quarantine();

	private constructor(options: SessionsOptions) {
		this.#options = options;
	}

	/** Loads every session, closes what a crash left open, and goes on with what was accepted. */
	static async load(options: SessionsOptions): Promise<Sessions> {
		const sessions = new Sessions(options);
		await sessions.#take(await options.store.sessions.all());
		return sessions;
	}

	list(): SessionSummary[] {
		return [
			...[...this.#sessions.values()].map(({ log }) => this.#lineOf(log.summary)),
			...this.#quarantine.lines,
		].sort((a, b) => b.updatedAt - a.updatedAt);
	}

	/** Tells everyone what a session's line in the list says now. */
	announce(sessionId: string): void {
		const session = this.#sessions.get(sessionId);
		const line =
			session === undefined ? this.#quarantine.lineOf(sessionId) : this.#lineOf(session.log.summary);
		if (line !== undefined) this.#options.onChanged([line], []);
	}

	/** How many sessions keep the hub from ending. */
	get busy(): number {
		return [...this.#sessions.values()].filter(({ isBusy }) => isBusy).length;
	}

	/** Whether there is such a session, be it damaged. */
	has(sessionId: string): boolean {
		return this.#sessions.has(sessionId) || this.#quarantine.holds(sessionId);
	}

	/** For what can also be done with a damaged session: to read of it what can be read. */
	requireExisting(sessionId: string): void {
		if (!this.has(sessionId)) throw notFound();
	}

	/** How far a session's log was shown. Nothing more will be of a damaged one, so that its views start over. */
	publishedThrough(sessionId: string): number {
		return this.#sessions.get(sessionId)?.log.committed ?? Number.MAX_SAFE_INTEGER;
	}

	get(sessionId: string): Session {
		const session = this.#sessions.get(sessionId);
		if (session !== undefined) return session;
		throw this.#quarantine.refusal(sessionId) ?? notFound();
	}

	/** Something of a session could not be read. It goes on, and its line says so. */
	reportDamage(sessionId: string, problem: string): void {
		if (!this.#sessions.has(sessionId) || !this.#quarantine.note(sessionId, problem)) return;
		this.#options.logger.error("A part of a session cannot be read", { sessionId, problem });
		this.announce(sessionId);
	}

	/** The store can be written again: goes on with what had to stop. */
	async recover(): Promise<void> {
		const stuck = [...this.#sessions.values()].filter(({ log }) => log.isStuck);
		const recoveries = await Promise.allSettled(stuck.map((session) => session.recover()));
		for (const recovery of recoveries) {
			if (recovery.status === "fulfilled") continue;
			this.#options.logger.warn("A session could not go on", { error: recovery.reason });
		}
	}

	/** A session in a folder; an empty one that the asker may take is used instead of a new one. */
	async create(
		folderPath: string,
		agentId = this.#options.catalog.preferred,
		asker = anyone,
	): Promise<Session> {
		const { folders, catalog } = this.#options;
		const agent = catalog.get(agentId);
		const { path: folder } = await folders.add(folderPath);
		const session = this.#takeEmpty(folder, agentId, asker) ?? (await this.#add(folder, agentId, asker));
		if (!agent.thirdParty || folders.trustOf(folder) === "trusted") session.warmUp();
		return session;
	}

	/** Whether it cannot be gone on with. */
	isDamaged(sessionId: string): boolean {
		return this.#quarantine.holds(sessionId);
	}

	get damaged(): number {
		return this.#quarantine.lines.length;
	}

	/** Takes a session out of everyone's sight once `hide` has put it away, and lets its agent go. If that fails, it stays. */
	async remove(sessionId: string, hide: (summary: SessionSummary) => Promise<void>): Promise<void> {
		const line = this.#sessions.get(sessionId)?.log.summary ?? this.#quarantine.lineOf(sessionId);
		if (line === undefined) throw notFound();
		await hide(line);
		const session = this.#sessions.get(sessionId);
		this.#sessions.delete(sessionId);
		this.#quarantine.forget(sessionId);
		// What an agent still says must not bring a deleted session back.
		session?.log.close();
		this.#options.onChanged([], [sessionId]);
		await session?.close();
	}

	/** A session is in the store that was not there before, or not to be seen. */
	async adopt(sessionId: string, why?: Interruption): Promise<void> {
		await this.#take(await this.#options.store.sessions.one(sessionId), why);
		this.announce(sessionId);
	}

	/** Takes everything out of sight; agents are stopped when the promise resolves. */
	async removeAll(): Promise<void> {
		const ids = this.list().map(({ sessionId }) => sessionId);
		const all = [...this.#sessions.values()];
		this.#sessions.clear();
		for (const sessionId of ids) this.#quarantine.forget(sessionId);
		for (const { log } of all) log.close();
		await Promise.all(all.map((session) => session.close()));
		this.#options.onChanged([], ids);
	}

	/** Trust in a folder was taken back: agents of others that are at work there are stopped and let go. */
	async evictThirdPartyAgents(folder: string): Promise<void> {
		const { catalog } = this.#options;
		// One that is no longer configured may still be at work.
		const own = new Set(catalog.list().flatMap(({ agentId, thirdParty }) => (thirdParty ? [] : [agentId])));
		const concerned = [...this.#sessions.values()].filter(
			({ log: { head } }) => head.folder === folder && !own.has(head.agent),
		);
		await evictAgents(concerned);
	}

	/** Lets the agent of a session go that nobody needs. One that is busy keeps it. */
	detachAgent(sessionId: string): void {
		const session = this.#sessions.get(sessionId);
		if (session === undefined || session.isBusy) return;
		session.detachAgent().catch((error: unknown) => {
			this.#options.logger.warn("An agent was not let go", { sessionId, error });
		});
	}

	async closeAll(): Promise<void> {
		await Promise.all([...this.#sessions.values()].map((session) => session.close()));
	}

	#lineOf(summary: SessionSummary): SessionSummary {
		const line = this.#quarantine.mark(summary);
		return this.#options.hasDraft(summary.sessionId) ? { ...line, hasDraft: true } : line;
	}

	#takeEmpty(folder: string, agent: string, { mayTake, has, onTaken }: Asker): Session | undefined {
		const fitting = [...this.#sessions.values()].filter(({ isBusy, log: { sessionId, head } }) => {
			const isFitting = head.folder === folder && head.agent === agent && isEmpty(head);
			return isFitting && !isBusy && !this.#options.hasDraft(sessionId) && mayTake(sessionId);
		});
		const found = fitting.find(({ log }) => has(log.sessionId)) ?? fitting[0];
		if (found !== undefined) onTaken(found.log.sessionId);
		return found;
	}

	async #add(folder: string, agent: string, { onTaken }: Asker): Promise<Session> {
		const sessionId = randomUUID();
		onTaken(sessionId);
		const session = this.#make(sessionId, folder, agent);
		try {
			await session.log.append([{ type: "session.created", payload: { folder, agent } }]);
		} catch (error) {
			this.#sessions.delete(sessionId);
			throw error;
		}
		return session;
	}

	async #take({ sessions, stale, damaged }: StoredSessions, why = hubEnded): Promise<void> {
		for (const each of damaged) this.#putAside(each);
		for (const stored of sessions) await this.#revive(stored, why);
		for (const each of stale) await this.#rebuild(each, why);
	}

	async #revive(stored: StoredSession, why: Interruption): Promise<void> {
		const { summary } = stored;
		const { folders } = this.#options;
		await folders.meet(summary.folder);
		const place = folders.placeOf(summary.folder);
		const session = this.#make(summary.sessionId, place, summary.agent, stored);
		try {
			await session.closeOpen(why, stored.hasOpenTools);
		} catch (error) {
			// Then it is stuck, and goes on when it can.
			if (error instanceof StoreUnwritableError) return;
			if (!(error instanceof StoreCorruptError || error instanceof UnserializableError)) throw error;
			this.#putAside({ sessionId: summary.sessionId, problem: problemOf(error), summary });
			return;
		}
		session.continueQueue();
	}

	/** Another reducer made its index, or nobody can read that: the log has all that it is made of. */
	async #rebuild(stale: StaleSession, why: Interruption): Promise<void> {
		const { store, logger } = this.#options;
		const { sessionId, problem } = stale;
		try {
			const stored = await rebuildIndex(store.sessions, stale);
			if (problem !== undefined) logger.warn("The index of a session was made anew", { sessionId, problem });
			await this.#revive(stored, why);
		} catch (error) {
			this.#putAside({ sessionId, problem: problemOf(error) });
		}
	}

	/** One session that cannot be read must not cost the others. */
	#putAside(session: DamagedSession): SessionSummary {
		const { sessionId, problem } = session;
		this.#sessions.delete(sessionId);
		this.#options.logger.error("A session is damaged and set aside", { sessionId, problem });
		return this.#quarantine.setAside(session);
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

	/** What the agent said cannot be written. Nothing else is wrong: its turn is over, and the session goes on. */
	#interrupt(session: Session, error: UnserializableError): void {
		const { logger } = this.#options;
		const { sessionId } = session.log;
		logger.error("An agent was stopped because what it said cannot be saved", { sessionId, error });
		session.halt();
		session.recover(unwritable).catch((cause: unknown) => {
			logger.error("A session could not go on", { sessionId, error: cause });
		});
	}

	#make(sessionId: string, folder: string, agentId: string, stored?: StoredSession): Session {
		const { store, now, pool, catalog, folders, windows, attachments, outputs, onCommitted, onChanged } =
			this.#options;
		const logger = this.#options.logger.child("session", { sessionId });
		const log = new SessionLog(
			{
				sessionId,
				store: store.log,
				now,
				onCommitted: (events, summary) => {
					onCommitted(sessionId, events);
					if (summary !== undefined) onChanged([this.#lineOf(summary)], []);
				},
				onFailed: (error) => this.#logFailed(session, error),
			},
			stored,
		);
		const config = () => catalog.get(agentId);
		const restored = stored?.lastIndex ?? 0;
		const session: Session = new Session({
			...{ log, attachments, outputs, logger },
			place: { sessionId, folder, config, pool },
			store: store.log,
			requireTrust: () => requireTrust(catalog, folders, agentId, folder),
			windows: sessionWindows(windows, { folder, config, restored }),
		});
		this.#sessions.set(sessionId, session);
		return session;
	}
}

const notFound = (): RequestFailure => new RequestFailure("not_found", wording("chatRefusal.missing"));
