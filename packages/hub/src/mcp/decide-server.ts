import type { ServerOrigin, ServerTransport } from "@parley/protocol/mcp/server";
import type { ServerStatus } from "@parley/protocol/mcp/state";
import { type Wording, wording } from "@parley/words/wording";

/** Everything that decides whether an agent session gets a server. */
export type ServerFacts = {
	readonly from: ServerOrigin;
	/** Why it cannot be used as it is configured. */
	readonly problem: Wording | undefined;
	readonly transport: ServerTransport | undefined;
	readonly isOn: boolean;
	readonly isTrusted: boolean;
	/** Whether a person approved exactly this one. The user's own need none. */
	readonly isApproved: boolean;
	/** The kinds that the agent takes; undefined while there is none. */
	readonly taken: ReadonlySet<ServerTransport> | undefined;
	/** A secret that could not be read. */
	readonly missing: Wording | undefined;
};

export type ServerDecision = { readonly status: ServerStatus; readonly reason?: Wording };

/** Decides in the order in which a person can do something about it. Only `given` reaches the agent. */
export const decideServer = (facts: ServerFacts): ServerDecision => {
	const { from, problem, transport, isOn, isTrusted, isApproved, taken, missing } = facts;
	if (problem !== undefined || transport === undefined)
		return { status: "invalid", reason: problem ?? wording("mcpProblem.notAnObject") };
	if (!isOn) return { status: "off" };
	if (!isTrusted) return { status: "untrusted" };
	if (from === "workspace" && !isApproved) return { status: "needsApproval" };
	if (taken?.has(transport) === false) return { status: "notSupported" };
	if (missing !== undefined) return { status: "secretMissing", reason: missing };
	return { status: "given" };
};
