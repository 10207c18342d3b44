import { randomUUID } from "node:crypto";
import type { Logger } from "@parley/logging/logger";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { AgentCatalog } from "../agents/agent-catalog.ts";
import type { AgentPool } from "../agents/agent-pool.ts";
import { AgentSeat } from "../agents/agent-seat.ts";
import type { Folders } from "../folders/folders.ts";
import type { LogStore, StoredSession, StoredTurn } from "../store/log-store.ts";
import { type ClosingWords, closeOpenTurn } from "./close-open-turn.ts";
import { Session } from "./session.ts";
import { SessionLog } from "./session-log.ts";

export type SessionsOptions = {
	readonly store: LogStore;
	readonly catalog: AgentCatalog;
	readonly pool: AgentPool;
	readonly folders: Folders;
	readonly logger: Logger;
	readonly now: () => number;
	/** Whether something is written for a session that was not sent. */
	readonly hasDraft: (sessionId: string) => boolean;
	readonly onCommitted: (sessionId: string, events: readonly WireEvent[]) => void;
	readonly onChanged: (changed: readonly SessionSummary[], removed: readonly string[]) => void;
	readonly onStoreFailed: (error: unknown) => void;
};

/** All sessions of the hub. */
export class Sessions {
	readonly #options: SessionsOptions;
	readonly #sessions = new Map<string, Session>();
	/** Sessions that cannot be read, and why. They stay in the store as they are. */
	readonly #damaged = new Map<string, string>();

	private constructor(options: SessionsOptions) {
		this.#options = options;
	}

	/** Loads every session, closes what a crash left open, and goes on with what was accepted. */
	static async load(options: SessionsOptions): Promise<Sessions> {
		const sessions = new Sessions(options);
		const { sessions: readable, damaged } = await options.store.sessions();
		for (const { sessionId, problem } of damaged) sessions.#setAside(sessionId, problem);
		for (const stored of readable) await sessions.#revive(stored);
		return sessions;
	}

	list(): SessionSummary[] {
		return [...this.#sessions.values()]
			.map(({ log }) => this.#lineOf(log.summary))
			.sort((a, b) => b.updatedAt - a.updatedAt);
	}

	/** Tells everyone what a session's line in the list says now. */
	announce(sessionId: string): void {
		const session = this.#sessions.get(sessionId);
		if (session !== undefined) this.#options.onChanged([this.#lineOf(session.log.summary)], []);
	}

	/** How many sessions keep the hub from ending. */
	get busy(): number {
		return [...this.#sessions.values()].filter(({ isBusy }) => isBusy).length;
	}

	has(sessionId: string): boolean {
		return this.#sessions.has(sessionId);
	}

	get(sessionId: string): Session {
		const session = this.#sessions.get(sessionId);
		if (session !== undefined) return session;
		const problem = this.#damaged.get(sessionId);
		if (problem !== undefined) {
			throw new RequestFailure("internal_error", `${problem}. It was left as it is in the store.`);
		}
		throw new RequestFailure("not_found", "This session does not exist; it may have been deleted.");
	}

	/** A session in a folder; one that nobody has used yet is used instead of a new one. */
	async create(folderPath: string, agentId = this.#options.catalog.preferred): Promise<Session> {
		const { folders, catalog } = this.#options;
		const agent = catalog.get(agentId);
		const { path: folder } = await folders.add(folderPath);
		const session = this.#findEmpty(folder, agentId) ?? (await this.#add(folder, agentId));
		if (!agent.thirdParty || folders.trustOf(folder) === "trusted") session.warmUp();
		return session;
	}

	/** Why a session cannot be read, if that is so. */
	problemOf(sessionId: string): string | undefined {
		return this.#damaged.get(sessionId);
	}

	get damaged(): number {
		return this.#damaged.size;
	}

	/** Takes a session out of everyone's sight, and lets its agent go. What it was is in the store as long as `hide` leaves it there. */
	async remove(sessionId: string, hide: (summary: SessionSummary) => Promise<void>): Promise<void> {
		const session = this.get(sessionId);
		this.#sessions.delete(sessionId);
		// First of all: what an agent still says must not bring a deleted session back.
		session.log.close();
		const hidden = hide(session.log.summary).then(() => this.#options.onChanged([], [sessionId]));
		await Promise.all([hidden, session.close()]);
	}

	/** A session is in the store that was not there before, or not to be seen. */
	async adopt(stored: StoredSession, words?: ClosingWords): Promise<void> {
		await this.#revive(stored, words);
		this.announce(stored.summary.sessionId);
	}

	/** Takes everything out of sight; agents are stopped when the promise resolves. */
	async removeAll(): Promise<void> {
		const all = [...this.#sessions.values()];
		this.#sessions.clear();
		this.#damaged.clear();
		for (const { log } of all) log.close();
		await Promise.all(all.map((session) => session.close()));
		this.#options.onChanged(
			[],
			all.map(({ log }) => log.sessionId),
		);
	}

	/** Trust in a folder was taken back: agents of others that are at work there are stopped and let go. */
	async sendAwayStrangers(folder: string): Promise<void> {
		const { catalog } = this.#options;
		const strangers = new Set(
			catalog.list().flatMap(({ agentId, thirdParty }) => (thirdParty ? [agentId] : [])),
		);
		const concerned = [...this.#sessions.values()].filter(
			({ log: { head } }) => head.folder === folder && strangers.has(head.agent),
		);
		for (const session of concerned) {
			await session.stop(false);
			await session.leave();
		}
	}

	/** Lets the agent of a session go that nobody needs. One that is busy keeps it. */
	letGo(sessionId: string): void {
		const session = this.#sessions.get(sessionId);
		if (session === undefined || session.isBusy) return;
		session.leave().catch((error: unknown) => {
			this.#options.logger.warn("An agent was not let go", { sessionId, error });
		});
	}

	async closeAll(): Promise<void> {
		await Promise.all([...this.#sessions.values()].map((session) => session.close()));
	}

	#lineOf(summary: SessionSummary): SessionSummary {
		return this.#options.hasDraft(summary.sessionId) ? { ...summary, hasDraft: true } : summary;
	}

	#findEmpty(folder: string, agent: string): Session | undefined {
		return [...this.#sessions.values()].find(({ isBusy, log: { sessionId, head } }) => {
			const isUntouched = !isBusy && !this.#options.hasDraft(sessionId);
			const isEmpty = head.lastTurn === 0 && head.queue.length === 0 && isUntouched;
			return isEmpty && head.folder === folder && head.agent === agent && head.titleBy === "nobody";
		});
	}

	async #add(folder: string, agent: string): Promise<Session> {
		const session = this.#make(randomUUID(), folder, agent);
		await session.log.append([{ type: "session.created", payload: { folder, agent } }], {
			durability: "synced",
		});
		return session;
	}

	async #revive(stored: StoredSession, words?: ClosingWords): Promise<void> {
		const { summary } = stored;
		const session = this.#make(summary.sessionId, summary.folder, summary.agent, stored);
		const { head } = session.log;
		if (head.running !== undefined || head.pending.length > 0) {
			const open = await this.#readLastTurn(summary.sessionId);
			if (!open.ok) return;
			await session.log.append(closeOpenTurn(head, open.turn, words), {
				turn: head.lastTurn,
				durability: "synced",
			});
		}
		session.continueQueue();
	}

	async #readLastTurn(
		sessionId: string,
	): Promise<{ ok: true; turn: StoredTurn | undefined } | { ok: false }> {
		try {
			const window = await this.#options.store.window(sessionId, undefined, 1);
			return { ok: true, turn: window?.turns[0] };
		} catch (error) {
			this.#setAside(sessionId, error instanceof Error ? error.message : String(error));
			return { ok: false };
		}
	}

	/** One session that cannot be read must not cost the others. */
	#setAside(sessionId: string, problem: string): void {
		this.#sessions.delete(sessionId);
		this.#damaged.set(sessionId, problem);
		this.#options.logger.error("A session cannot be read and is set aside", { sessionId, problem });
	}

	#make(sessionId: string, folder: string, agentId: string, stored?: StoredSession): Session {
		const { store, now, pool, catalog, folders, onCommitted, onChanged, onStoreFailed } = this.#options;
		const logger = this.#options.logger.child("session", { sessionId });
		const log = new SessionLog(
			{
				sessionId,
				store,
				now,
				onCommitted: (events, summary) => {
					onCommitted(sessionId, events);
					if (summary !== undefined) onChanged([this.#lineOf(summary)], []);
				},
				onFailed: onStoreFailed,
			},
			stored,
		);
		const seat = new AgentSeat({
			sessionId,
			folder,
			config: () => catalog.get(agentId),
			pool,
			onEvents: (events) => session.takeAgentEvents(events),
		});
		const demandTrust = (): void => {
			if (!catalog.get(agentId).thirdParty || folders.trustOf(folder) === "trusted") return;
			throw new RequestFailure(
				"workspace_untrusted",
				`Agents of others run only in folders you trust, and ${folder} is not one yet.`,
				{
					details: { folder },
				},
			);
		};
		const session: Session = new Session({ log, store, seat, logger, demandTrust });
		this.#sessions.set(sessionId, session);
		return session;
	}
}
