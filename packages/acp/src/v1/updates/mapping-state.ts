import { createHash } from "node:crypto";
import type { AgentAspect } from "@parley/protocol/agent/events";
import { KnownTools, type ToolLimits } from "./known-tools.ts";

export type TextKind = "answer" | "thought";

/** The block that the next text chunk continues if nothing comes between. */
export type OpenBlock = {
	readonly messageId: string;
	readonly blockId: string;
	readonly kind: TextKind;
	/** The length so far, in UTF-16 units. */
	readonly length: number;
};

/** What the mapping remembers of an agent session. Everything but the tools is immutable. */
export type MappingState = {
	/** The prefix of every id made here; it derives from the running prompt, so ids are the same in every replay. */
	readonly scope: string;
	/** The number of blocks in this scope. */
	readonly blocks: number;
	readonly block: OpenBlock | undefined;
	/** Whether a prompt is running: user messages from the agent are only an echo then. */
	readonly live: boolean;
	readonly tools: KnownTools;
	readonly aspects: Readonly<Partial<Record<AgentAspect, Readonly<Record<string, unknown>>>>>;
};

/** Ids made here end in a number; this leaves room for it within the limit of ids. */
const maxScopeLength = 480;

const scopeOf = (id: string): string =>
	id.length <= maxScopeLength ? id : createHash("sha256").update(id).digest("hex");

/** The state of a new agent session. Ids before its first prompt derive from the agent session's. */
export const newMapping = (agentSessionId: string, limits?: ToolLimits): MappingState => ({
	scope: scopeOf(agentSessionId),
	blocks: 0,
	block: undefined,
	live: false,
	tools: new KnownTools(limits),
	aspects: {},
});

/** Begins and ends a turn whose prompt the agent never gets. */
export const passTurn = (state: MappingState, messageId: string): MappingState => ({
	...openTurn(state, messageId),
	live: false,
});

/** Begins a turn: everything up to the next prompt belongs to it, even after its answer. */
export const openTurn = (state: MappingState, messageId: string): MappingState => ({
	...state,
	scope: scopeOf(messageId),
	blocks: 0,
	block: undefined,
	live: true,
});
