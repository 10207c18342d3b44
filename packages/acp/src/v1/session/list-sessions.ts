import type { ListSessionsRequest } from "@agentclientprotocol/sdk";
import { isListedSession, isListSessionsResult } from "../wire/check.ts";
import type { AgentConnection } from "./agent-connection.ts";
import { BadAnswerError } from "./session-errors.ts";

/** A session that an agent remembers. */
export type AgentSessionInfo = {
	readonly agentSessionId: string;
	readonly title?: string;
	/** Milliseconds since the epoch. */
	readonly updatedAt?: number;
};

export type AgentSessionPage = {
	readonly sessions: readonly AgentSessionInfo[];
	readonly nextCursor?: string;
};

const timeoutMs = 15_000;
const maxTitle = 500;
/** An agent that ignores pages must not fill memory; what is beyond this is not offered. */
const maxSessions = 500;

/** Asks an agent for its sessions in a folder, one page at a time. */
export const listSessions = async (
	connection: Pick<AgentConnection, "call" | "identity">,
	folder: string,
	cursor: string | undefined,
): Promise<AgentSessionPage> => {
	const params: ListSessionsRequest = { cwd: folder, ...(cursor === undefined ? {} : { cursor }) };
	const answer = await connection.call("session/list", params, { timeoutMs });
	if (!isListSessionsResult(answer)) throw new BadAnswerError(connection.identity.name, "session/list");
	const sessions = answer.sessions
		.slice(0, maxSessions)
		.filter(isListedSession)
		// Agents may ignore the folder they are asked for.
		.filter(({ cwd }) => cwd == null || cwd === folder)
		.map(({ sessionId, title, updatedAt }) => ({
			agentSessionId: sessionId,
			...(title == null || title.trim() === ""
				? {}
				: { title: title.trim().slice(0, maxTitle).toWellFormed() }),
			...timeOf(updatedAt),
		}));
	const { nextCursor } = answer;
	return { sessions, ...(nextCursor == null || nextCursor === "" ? {} : { nextCursor }) };
};

const timeOf = (text: string | null | undefined): Pick<AgentSessionInfo, "updatedAt"> => {
	const updatedAt = text == null ? Number.NaN : Date.parse(text);
	return Number.isNaN(updatedAt) ? {} : { updatedAt };
};
