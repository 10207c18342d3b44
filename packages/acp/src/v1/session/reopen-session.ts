import type { AgentWire } from "../../pipe/agent-wire.ts";
import type { AuthMethod } from "../login/auth-methods.ts";
import { ReplayBuffer, type ReplayPace } from "../replay/replay-buffer.ts";
import { replayedTurns } from "../replay/replayed-turns.ts";
import { newMapping } from "../updates/mapping-state.ts";
import type { NewSessionResult } from "../wire/new-session.ts";
import type { AgentSession } from "./agent-session.ts";
import type { RestoredState } from "./agent-session-options.ts";
import type { NewSessionOptions, ReopenSessionOptions } from "./connection-options.ts";
import type { EarlyMessage } from "./early-messages.ts";
import { requestReopening } from "./request-reopening.ts";
import { wireServers } from "./servers-to-give.ts";
import { AgentSessionTakenError } from "./session-errors.ts";
import type { SessionRouter } from "./session-router.ts";

/** A session as it is when it goes on: what the agent has said of it, and where its ids begin. */
export type Reopened = { readonly told: readonly EarlyMessage[]; readonly state: RestoredState };

export type OpenReopened = (
	options: NewSessionOptions,
	result: NewSessionResult,
	reopened: Reopened,
) => AgentSession;

export type ReopeningOptions = ReopenSessionOptions & {
	/** The agent's name in messages. */
	readonly name: string;
	readonly authMethods: readonly AuthMethod[];
	readonly timeoutMs: number;
	readonly pace: ReplayPace;
	readonly open: OpenReopened;
};

/** Goes on with a session that an agent had in another process. Until its replay is over, nothing of it is attached. */
export const reopenSession = async (
	wire: AgentWire,
	router: SessionRouter,
	{ way, agentSessionId, logged, onHistory, open, ...options }: ReopeningOptions,
): Promise<AgentSession> => {
	const { sessionId, cwd, servers, name, authMethods, timeoutMs, pace } = options;
	if (router.sessions.ofAgentSession(agentSessionId) !== undefined || router.replays.has(agentSessionId))
		throw new AgentSessionTakenError(agentSessionId);
	const replay = new ReplayBuffer(logged);
	router.expect(sessionId);
	router.replays.set(agentSessionId, replay);
	try {
		const result = await requestReopening(wire.peer, {
			...{ way, name, authMethods, timeoutMs, pace, replay },
			params: { sessionId: agentSessionId, cwd, mcpServers: wireServers(servers) },
			position: () => wire.position,
		});
		await onHistory?.(replayedTurns(replay.updates, agentSessionId));
		// No line is being handled now, and whoever goes on from here must not read the replay again.
		let isOpening = true;
		const onEvents: NewSessionOptions["onEvents"] = (events, position) =>
			options.onEvents(events, isOpening ? replay.position : position);
		const told = replay.result().map((update): EarlyMessage => ({ kind: "update", update }));
		// An earlier attachment of the same agent session may have used the ids that derive from its id alone.
		const mapping = newMapping(`${agentSessionId}@${options.committed()}`);
		const state = { mapping, through: replay.position ?? 0, turn: undefined };
		const session = open({ ...options, onEvents }, result, { told, state });
		isOpening = false;
		return session;
	} finally {
		router.replays.delete(agentSessionId);
		router.expected(sessionId);
	}
};
