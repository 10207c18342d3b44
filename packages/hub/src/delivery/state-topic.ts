import type { TopicPayload } from "@parley/protocol/contract/names";
import type { SessionSummary } from "@parley/protocol/session/summary";

type State = TopicPayload<"state">;

/** The counts over all sessions. */
export const countsOf = (
	all: readonly Pick<SessionSummary, "status" | "pendingPermissions">[],
): Required<Pick<State, "running" | "pendingPermissions">> => ({
	running: all.filter(({ status }) => status === "running" || status === "waiting").length,
	pendingPermissions: all.reduce((sum, { pendingPermissions }) => sum + pendingPermissions, 0),
});

/** `state` for a client that has selected a session. */
export const stateFor = (state: State, selected: string | undefined): State =>
	selected === undefined ? state : { ...state, activeSessionId: selected };
