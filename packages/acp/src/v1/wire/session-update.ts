import { type Static, Type } from "typebox";
import { ContentBlock } from "./content.ts";
import { Maybe, Open, Unread, WireId } from "./fields.ts";
import { ToolCall } from "./tool-call.ts";

export const SessionNotification = Type.Object({ sessionId: Type.String(), update: Open });

const MessageChunk = Type.Object({ content: ContentBlock, messageId: Unread, _meta: Unread });

const Plan = Type.Object({ entries: Type.Array(Type.Unknown()) });

/** Of a plan with an id; its type is `items`, `markdown` or `file`. */
const PlanUpdate = Type.Object({ plan: Type.Object({ planId: WireId }) });

const CompactionUpdate = Type.Object({
	compactionId: WireId,
	status: Type.String({ maxLength: 100 }),
	summary: Unread,
	error: Unread,
	_meta: Unread,
});

/** The longest texts that these updates may have; one with a longer text is kept unread, and then as a blob. */
const Notice = Type.Object({
	severity: Type.String({ maxLength: 100 }),
	title: Type.String({ minLength: 1, maxLength: 4000 }),
	description: Maybe(Type.String({ maxLength: 32_000 })),
	_meta: Unread,
});

const SubagentUpdate = Type.Object({
	sessionId: WireId,
	title: Maybe(Type.String({ maxLength: 4000 })),
	description: Maybe(Type.String({ maxLength: 32_000 })),
	state: Unread,
});

/** The fields that are read of each kind of update. Unlisted kinds are kept and forwarded unread. */
export const sessionUpdates = {
	agent_message_chunk: MessageChunk,
	agent_thought_chunk: MessageChunk,
	user_message_chunk: MessageChunk,
	tool_call: ToolCall,
	tool_call_update: ToolCall,
	plan: Plan,
	available_commands_update: Type.Object({ availableCommands: Type.Array(Type.Unknown()) }),
	current_mode_update: Type.Object({ currentModeId: Type.String() }),
	config_option_update: Type.Object({ configOptions: Type.Array(Type.Unknown()) }),
	usage_update: Type.Object({ used: Type.Number() }),
	session_info_update: Type.Object({ title: Maybe(Type.String()) }),
	plan_update: PlanUpdate,
	plan_removed: Type.Object({ planId: WireId }),
	notice: Notice,
	compaction_update: CompactionUpdate,
	compaction_summary_chunk: Type.Object({ compactionId: WireId, content: ContentBlock }),
	subagent_update: SubagentUpdate,
	session_message: Type.Object({ messageId: WireId, content: Unread }),
	session_message_chunk: Type.Object({ messageId: WireId, content: ContentBlock }),
};

export type SessionNotification = Static<typeof SessionNotification>;
export type UpdateKind = keyof typeof sessionUpdates;
export type UpdateOf<Kind extends UpdateKind> = Static<(typeof sessionUpdates)[Kind]>;
export type MessageChunk = Static<typeof MessageChunk>;
export type Plan = Static<typeof Plan>;
