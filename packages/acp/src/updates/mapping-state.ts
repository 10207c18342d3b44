import { createHash } from "node:crypto";
import type { AgentAspect } from "@parley/protocol/agent/events";
import { KnownTools } from "./known-tools.ts";

export type TextKind = "answer" | "thought";

/** The block that the next piece of text continues, if nothing comes in between. */
export type OpenBlock = {
	readonly messageId: string;
	readonly blockId: string;
	readonly kind: TextKind;
	/** The text so far, in UTF-16 units. */
	readonly length: number;
};

/** What has to be remembered of an agent session to place its next update. All of it is left as it was but the tools. */
export type MappingState = {
	/** Begins every id made here; it comes from the prompt under way, so ids are the same in every replay. */
	readonly scope: string;
	/** Blocks begun in this scope. */
	readonly blocks: number;
	readonly block: OpenBlock | undefined;
	/** Whether a prompt is under way: then what the agent says the user said is only an echo. */
	readonly live: boolean;
	readonly tools: KnownTools;
	readonly aspects: Readonly<Partial<Record<AgentAspect, Readonly<Record<string, unknown>>>>>;
};

/** Ids made here end in a number; with this much room left they stay within the bounds of an id. */
const maxScopeLength = 480;

const scopeOf = (id: string): string =>
	id.length <= maxScopeLength ? id : createHash("sha256").update(id).digest("hex");

/** The state of a fresh agent session. What comes before its first prompt is named after the agent session. */
export const newMapping = (agentSessionId: string): MappingState => ({
	scope: scopeOf(agentSessionId),
	blocks: 0,
	block: undefined,
	live: false,
	tools: new KnownTools(),
	aspects: {},
});

/** A prompt was sent: what follows belongs to it, also what arrives after its answer, until the next one. */
export const openTurn = (state: MappingState, messageId: string): MappingState => ({
	...state,
	scope: scopeOf(messageId),
	blocks: 0,
	block: undefined,
	live: true,
});
