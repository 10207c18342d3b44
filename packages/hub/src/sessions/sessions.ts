import { randomUUID } from "node:crypto";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { SessionSummary } from "@parley/protocol/session/summary";
import type { WordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { KeptAgents } from "../agents/kept-agents.ts";
import type { Interruption } from "./close-open-turn.ts";
import { type Asker, anyone, isEmpty } from "./empty-session.ts";
import { evictAgents } from "./evict-agents.ts";
import { ForeignSessions } from "./foreign-sessions.ts";
import { LoadedSessions, type LoadedSessionsOptions } from "./loaded-sessions.ts";
import { mayGoOn } from "./require-trust.ts";
import type { Session } from "./session.ts";

/** All sessions of the hub, and the operations on them. */
export class Sessions {
	readonly #options: LoadedSessionsOptions;
	readonly #loaded: LoadedSessions;
	/** Makes chats of sessions that only agents know. */
	readonly foreign: ForeignSessions;

	private constructor(options: LoadedSessionsOptions) {
		this.#options = options;
		this.#loaded = new LoadedSessions(options);
		this.foreign = new ForeignSessions(options, this.#loaded);
	}

	/** Loads every session, closes what the last hub left open, and resumes accepted prompts. */
	static async load(
		options: LoadedSessionsOptions,
		why?: Interruption,
		kept?: KeptAgents,
	): Promise<Sessions> {
		const sessions = new Sessions(options);
		await sessions.#loaded.load(await options.store.sessions.all(), why, kept);
		return sessions;
	}

	list(): SessionSummary[] {
		return [
			...[...this.#loaded.sessions.values()].map(({ log }) => this.#loaded.lineOf(log.summary)),
			...this.#loaded.quarantine.lines,
		].sort((a, b) => b.updatedAt - a.updatedAt);
	}

	/** Publishes a session's current list entry. */
	announce(sessionId: string): void {
		const session = this.#loaded.sessions.get(sessionId);
		const line =
			session === undefined
				? this.#loaded.quarantine.lineOf(sessionId)
				: this.#loaded.lineOf(session.log.summary);
		if (line !== undefined) this.#options.onChanged([line], []);
	}

	/** The sessions that can continue. */
	get all(): readonly Session[] {
		return [...this.#loaded.sessions.values()];
	}

	/** How many sessions are working, or have something to do. */
	get busy(): number {
		return [...this.#loaded.sessions.values()].filter(({ isBusy }) => isBusy).length;
	}

	/** Whether the session exists, damaged or not. */
	has(sessionId: string): boolean {
		return this.#loaded.sessions.has(sessionId) || this.#loaded.quarantine.holds(sessionId);
	}

	/** For requests that a damaged session can serve too: reading what is readable. */
	requireExisting(sessionId: string): void {
		if (!this.has(sessionId)) throw notFound();
	}

	/** How far a session's log was published. A damaged one publishes nothing more, so that its views start over. */
	publishedThrough(sessionId: string): number {
		return this.#loaded.sessions.get(sessionId)?.log.committed ?? Number.MAX_SAFE_INTEGER;
	}

	get(sessionId: string): Session {
		const session = this.#loaded.sessions.get(sessionId);
		if (session !== undefined) return session;
		throw this.#loaded.quarantine.refusal(sessionId) ?? notFound();
	}

	/** Records a read error of a session that can continue, and shows it in its list entry. */
	reportDamage(sessionId: string, problem: WordedMessage): void {
		if (!this.#loaded.sessions.has(sessionId) || !this.#loaded.quarantine.note(sessionId, problem)) return;
		this.#options.logger.error("A part of a session cannot be read", { sessionId, problem: problem.message });
		this.announce(sessionId);
	}

	/** Resumes what had to stop, once the store is writable again. */
	async recover(): Promise<void> {
		const stuck = [...this.#loaded.sessions.values()].filter(({ log }) => log.isStuck);
		const recoveries = await Promise.allSettled(stuck.map((session) => session.recover()));
		for (const recovery of recoveries) {
			if (recovery.status === "fulfilled") continue;
			this.#options.logger.warn("A session could not continue", { error: recovery.reason });
		}
	}

	/** Creates a session in a folder, or reuses an empty one that the requester may take. Its agent starts with `changes`. */
	async create(
		folderPath: string,
		agentId = this.#options.catalog.preferred,
		asker = anyone,
		changes: readonly OptionChange[] = [],
	): Promise<Session> {
		const { folders, catalog } = this.#options;
		catalog.get(agentId);
		const { path: folder } = await folders.add(folderPath);
		const session = this.#takeEmpty(folder, agentId, asker) ?? (await this.#add(folder, agentId, asker));
		session.startWith(changes);
		this.#warmUp(session);
		return session;
	}

	/** Goes on with another agent in a session. */
	async switchAgent(sessionId: string, agentId: string): Promise<void> {
		const session = this.get(sessionId);
		this.#options.catalog.get(agentId);
		if (session.log.head.agent === agentId) return;
		await session.switchAgent(agentId);
		this.#warmUp(session);
	}

	/** Whether a session cannot continue. */
	isDamaged(sessionId: string): boolean {
		return this.#loaded.quarantine.holds(sessionId);
	}

	get damaged(): number {
		return this.#loaded.quarantine.lines.length;
	}

	/** Removes a session from all clients once `hide` has put it away, and detaches its agent. If `hide` fails, it stays. */
	async remove(sessionId: string, hide: (summary: SessionSummary) => Promise<void>): Promise<void> {
		const line =
			this.#loaded.sessions.get(sessionId)?.log.summary ?? this.#loaded.quarantine.lineOf(sessionId);
		if (line === undefined) throw notFound();
		await hide(line);
		const session = this.#loaded.sessions.get(sessionId);
		this.#loaded.sessions.delete(sessionId);
		this.#loaded.quarantine.forget(sessionId);
		// Late events of an agent must not bring a deleted session back.
		session?.log.close();
		this.#options.onChanged([], [sessionId]);
		await session?.close();
	}

	/** Adds a session that is new in the store, or was hidden there. */
	async adopt(sessionId: string, why?: Interruption): Promise<void> {
		await this.#loaded.load(await this.#options.store.sessions.one(sessionId), why);
		this.announce(sessionId);
	}

	/** Removes everything from all clients; all agents are stopped when the promise resolves. */
	async removeAll(): Promise<void> {
		const ids = this.list().map(({ sessionId }) => sessionId);
		const all = [...this.#loaded.sessions.values()];
		this.#loaded.sessions.clear();
		for (const sessionId of ids) this.#loaded.quarantine.forget(sessionId);
		for (const { log } of all) log.close();
		await Promise.all(all.map((session) => session.close()));
		this.#options.onChanged([], ids);
	}

	/** The sessions whose agent wants a login. */
	wantingLogin(agentId: string): readonly Session[] {
		return [...this.#loaded.sessions.values()].filter(
			({ wantsLogin, log }) => wantsLogin && log.head.agent === agentId,
		);
	}

	/** Stops and detaches third-party agents in a folder whose trust was revoked. */
	async evictThirdPartyAgents(folder: string): Promise<void> {
		const { catalog } = this.#options;
		// An agent that is no longer configured may still be working.
		const own = new Set(catalog.list().flatMap(({ agentId, thirdParty }) => (thirdParty ? [] : [agentId])));
		const concerned = [...this.#loaded.sessions.values()].filter(
			({ log: { head } }) => head.folder === folder && !own.has(head.agent),
		);
		await evictAgents(concerned);
	}

	/** Sends nothing more to any agent and leaves them all as they are. */
	async leaveAll(): Promise<void> {
		await Promise.all([...this.#loaded.sessions.values()].map((session) => session.leave()));
	}

	async closeAll(why?: Interruption): Promise<void> {
		await Promise.all([...this.#loaded.sessions.values()].map((session) => session.close(why)));
	}

	/** Starts a session's agent ahead of time, if it may run in its folder. */
	#warmUp(session: Session): void {
		const { catalog, folders } = this.#options;
		const { agent, folder } = session.log.head;
		const config = catalog.find(agent);
		if (config !== undefined && mayGoOn(config, folders, folder)) session.warmUp();
	}

	#takeEmpty(folder: string, agent: string, { mayTake, has, onTaken }: Asker): Session | undefined {
		const fitting = [...this.#loaded.sessions.values()].filter(({ isBusy, log: { sessionId, head } }) => {
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
		const session = this.#loaded.make(sessionId, folder);
		try {
			await session.log.append([{ type: "session.created", payload: { folder, agent } }]);
		} catch (error) {
			this.#loaded.sessions.delete(sessionId);
			throw error;
		}
		return session;
	}
}

const notFound = (): RequestFailure => new RequestFailure("not_found", wording("chatRefusal.missing"));
