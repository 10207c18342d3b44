import type { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import { type AgentSessionInfo, listSessions } from "@parley/acp/v1/session/list-sessions";
import { sessionAbilities } from "@parley/acp/v1/session/session-abilities";
import type { Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { WordedError } from "@parley/words/worded-error";
import type { SessionStore } from "../store/session-store.ts";
import type { AgentConfig } from "./agent-config.ts";
import type { AgentPool } from "./agent-pool.ts";

export type ListedSessionsOptions = {
	readonly pool: Pick<AgentPool, "running" | "lease">;
	readonly store: Pick<SessionStore, "ofAgentSessions">;
};

export type ListedPlace = { readonly config: AgentConfig; readonly folder: string };

/** A page may hold nothing but sessions that are chats already; this many are read for one answer. */
const maxPages = 5;

/** The sessions that agents remember and that are no chats yet. */
export class ListedSessions {
	readonly #options: ListedSessionsOptions;

	constructor(options: ListedSessionsOptions) {
		this.#options = options;
	}

	/** Asks the agent if it runs; `start` starts it for that. */
	async list(
		{ config, folder }: ListedPlace,
		cursor: string | undefined,
		start: boolean,
	): Promise<Result<"agent.sessions">> {
		const { pool } = this.#options;
		const running = pool.running(config.agentId, folder);
		if (running === undefined && !start) return { state: "asleep", sessions: [] };
		const lease = running === undefined ? pool.lease(config, folder) : undefined;
		try {
			const connection = running ?? (await lease?.ready());
			return connection === undefined
				? { state: "asleep", sessions: [] }
				: await this.#ask(connection, folder, cursor);
		} catch (error) {
			if (!(error instanceof WordedError)) throw error;
			throw new RequestFailure("conflict", error.wording, { cause: error });
		} finally {
			await lease?.release();
		}
	}

	async #ask(
		connection: AgentConnection,
		folder: string,
		cursor: string | undefined,
	): Promise<Result<"agent.sessions">> {
		const can = sessionAbilities(connection.capabilities);
		if (!can.list || !(can.load || can.resume)) return { state: "unsupported", sessions: [] };
		let next = cursor;
		for (let pages = 1; ; pages++) {
			const { sessions: listed, nextCursor } = await listSessions(connection, folder, next);
			const sessions = await this.#unknown(listed);
			const isDone = sessions.length > 0 || nextCursor === undefined || pages === maxPages;
			if (isDone) return { state: "listed", sessions, ...(nextCursor === undefined ? {} : { nextCursor }) };
			next = nextCursor;
		}
	}

	async #unknown(listed: readonly AgentSessionInfo[]): Promise<AgentSessionInfo[]> {
		const ids = listed.map(({ agentSessionId }) => agentSessionId);
		const known = await this.#options.store.ofAgentSessions(ids);
		return listed.filter(({ agentSessionId }) => known[agentSessionId] === undefined);
	}
}
