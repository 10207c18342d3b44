import { createHash } from "node:crypto";
import type { Activity, AgentAspect } from "@parley/protocol/agent/events";
import type { TextKind } from "@parley/protocol/message/events";
import { squashed } from "../replay/squashed.ts";
import { KnownTools, type ToolLimits } from "./known-tools.ts";
import type { SideTexts } from "./side-text.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Texts that follow each other in the conversation. */
export type ConversationKind = Extract<TextKind, "answer" | "thought" | "user">;

/** The block that the next text chunk continues if nothing comes between. */
export type OpenBlock = {
	readonly messageId: string;
	readonly blockId: string;
	readonly kind: ConversationKind;
	/** The length so far, in UTF-16 units. */
	readonly length: number;
	readonly meta?: Fields;
};

/** What the mapping remembers of an agent session. Everything but the tools is immutable. */
export type MappingState = {
	/** The prefix of every id made here; it derives from the running prompt, so ids are the same in every replay. */
	readonly scope: string;
	/** The number of blocks in this scope. */
	readonly blocks: number;
	readonly block: OpenBlock | undefined;
	/** Whether a prompt is running. */
	readonly live: boolean;
	/** The text of the prompt, without its spaces: a user message from the agent that repeats it is only an echo. */
	readonly asked: string;
	/** How much of it the agent has repeated. */
	readonly echoed: number;
	/** The texts of this scope beside the conversation. */
	readonly sideTexts: SideTexts;
	/** The activities that began in this scope, by id. */
	readonly activities: ReadonlyMap<string, Activity>;
	readonly tools: KnownTools;
	readonly aspects: Readonly<Partial<Record<AgentAspect, Fields>>>;
};

/** Ids made here end in a number; this leaves room for it within the limit of ids. */
const maxScopeLength = 480;

const scopeOf = (id: string): string =>
	id.length <= maxScopeLength ? id : createHash("sha256").update(id).digest("hex");

const nothingBeside = { sideTexts: new Map<never, never>(), activities: new Map<never, never>() };

/** The state of a new agent session. Ids before its first prompt derive from the agent session's. */
export const newMapping = (agentSessionId: string, limits?: ToolLimits): MappingState => ({
	scope: scopeOf(agentSessionId),
	blocks: 0,
	block: undefined,
	live: false,
	asked: "",
	echoed: 0,
	...nothingBeside,
	tools: new KnownTools(limits),
	aspects: {},
});

/** Begins and ends a turn whose prompt the agent never gets. */
export const passTurn = (state: MappingState, messageId: string, asked = ""): MappingState => ({
	...openTurn(state, messageId, asked),
	live: false,
});

/** Begins a turn: everything up to the next prompt belongs to it, even after its answer. */
export const openTurn = (state: MappingState, messageId: string, asked = ""): MappingState => ({
	...state,
	scope: scopeOf(messageId),
	blocks: 0,
	block: undefined,
	live: true,
	asked: squashed(asked),
	echoed: 0,
	...nothingBeside,
});

/** Unique in the session even if an agent reuses a message id in a later turn. */
export const blockIdOf = ({ scope }: MappingState, number: number): string => `${scope}/${number}`;
