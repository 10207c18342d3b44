import type { LoggedTurn } from "@parley/acp/v1/replay/logged-turn";
import { NotReopenedError } from "@parley/acp/v1/session/not-reopened-error";
import type { AttachedOrigin } from "@parley/protocol/agent/events";
import { WordedError } from "@parley/words/worded-error";
import type { Former } from "../agents/open-agent-session.ts";
import type { WindowReader } from "../store/log-store.ts";
import { historyBudget, type QuotedHistory, quoteHistory } from "./quote-history.ts";
import { loggedTurn, recentTurns } from "./recent-turns.ts";
import type { SessionLog } from "./session-log.ts";

/** What the log has of earlier agent sessions of a chat: which one to go on with, and what to tell another one. */
export class FormerSession {
	readonly #store: Pick<WindowReader, "window">;
	readonly #log: Pick<SessionLog, "sessionId" | "head">;
	/** A person wants the next agent session to know nothing. */
	#isFresh = false;
	#isRestarted = false;
	/** The agent session that has its quoted history, or needs none. */
	#told: string | undefined;
	/** An agent session that no log knows yet. */
	#foreign: Former | undefined;
	/** Ways that ended the agent: they are not tried again. */
	readonly #fatal = new Set<string>();

	constructor(store: Pick<WindowReader, "window">, log: Pick<SessionLog, "sessionId" | "head">) {
		this.#store = store;
		this.#log = log;
	}

	/** Undefined if there was no agent session that was told anything. */
	get current(): Former | undefined {
		if (this.#foreign !== undefined) return this.#foreign;
		const { link, lastTurn } = this.#log.head;
		const { agentSessionId, switched } = link;
		if (lastTurn === 0) return undefined;
		if (switched === true)
			return { agentSessionId: undefined, ways: [], logged: noTurns, origin: () => this.#switched(lastTurn) };
		if (agentSessionId === undefined) return undefined;
		if (this.#isFresh) return { agentSessionId, ways: [], logged: noTurns, origin: async () => fresh };
		return {
			agentSessionId,
			ways: (["resume", "load"] as const).filter((way) => !this.#fatal.has(way)),
			logged: () => this.#logged(lastTurn),
			origin: () => this.#origin(lastTurn),
			...this.#reason,
			onFatal: (way) => void this.#fatal.add(way),
		};
	}

	/** A person restarts the agent. */
	restarted(): void {
		this.#isRestarted = true;
	}

	/** The next agent session is one that only the agent knows; `onHistory` gets what it replays. */
	takeUp(agentSessionId: string, onHistory: NonNullable<Former["onHistory"]>): void {
		const origin = async (refusal: unknown): Promise<never> => {
			throw refusal instanceof WordedError ? refusal : new NotReopenedError(refusal);
		};
		this.#foreign = { agentSessionId, ways: ["load", "resume"], logged: noTurns, origin, onHistory };
	}

	/** The next agent session starts blank. */
	forget(): void {
		this.#isFresh = true;
	}

	/** Another agent goes on. Its ids have nothing to do with those of the one before. */
	switched(): void {
		this.opened();
		this.#told = undefined;
	}

	/** An agent session was opened. */
	opened(): void {
		this.#isFresh = false;
		this.#isRestarted = false;
		this.#foreign = undefined;
		this.#fatal.clear();
	}

	/** Goes on with an agent session of an earlier hub. `unsent`: the prompt of its turn did not reach the agent. */
	restored(unsent: boolean): void {
		const { link, lastTurn } = this.#log.head;
		const begun = lastTurn - (link.after ?? 0);
		if (begun > (unsent ? 1 : 0)) this.#told = link.agentSessionId;
	}

	/** What the next prompt must be preceded by. */
	async quotation(): Promise<string | undefined> {
		const { link } = this.#log.head;
		if (link.how !== "seeded" || link.agentSessionId === this.#told) return undefined;
		const { text } = await this.#quote(link.after ?? 0);
		return text === "" ? undefined : text;
	}

	/** The agent has the prompt, and what it was preceded by. */
	sent(): void {
		this.#told = this.#log.head.link.agentSessionId;
	}

	async #logged(through: number): Promise<readonly LoggedTurn[]> {
		return (await recentTurns(this.#store, this.#log.sessionId, through)).map(loggedTurn);
	}

	async #origin(through: number): Promise<AttachedOrigin> {
		const { turns } = await this.#quote(through);
		const { released } = this.#log.head.link;
		const reason = { ...this.#reason, ...(released === undefined ? {} : { letGo: released }) };
		return turns === 0
			? { how: "new", ...reason }
			: { how: "seeded", ...reason, knows: { turns, of: through } };
	}

	get #reason(): Pick<AttachedOrigin, "reason"> {
		return this.#isRestarted ? { reason: "restart" } : {};
	}

	async #switched(through: number): Promise<AttachedOrigin> {
		// A person who wants a blank agent session gets it from whichever agent.
		if (this.#isFresh) return fresh;
		return { ...(await this.#origin(through)), reason: "switched", agentId: this.#log.head.agent };
	}

	async #quote(through: number): Promise<QuotedHistory> {
		const turns = await recentTurns(this.#store, this.#log.sessionId, through);
		return quoteHistory(turns, through, historyBudget);
	}
}

const fresh: AttachedOrigin = { how: "new", reason: "fresh" };

const noTurns = async (): Promise<readonly LoggedTurn[]> => [];
