import { type Static, Type } from "typebox";
import { ContentBlock } from "./content.ts";
import { Maybe, Open } from "./fields.ts";
import { ToolCall } from "./tool-call.ts";

export const SessionNotification = Type.Object({ sessionId: Type.String(), update: Open });

const MessageChunk = Type.Object({ content: ContentBlock, messageId: Maybe(Type.String()) });

const Plan = Type.Object({
	entries: Type.Array(
		Type.Object({
			content: Type.String(),
			priority: Maybe(Type.Enum(["high", "medium", "low"])),
			status: Type.Enum(["pending", "in_progress", "completed"]),
		}),
	),
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
	usage_update: Type.Object({ used: Type.Number(), size: Type.Number() }),
	session_info_update: Type.Object({ title: Maybe(Type.String()), updatedAt: Maybe(Type.String()) }),
};

export type SessionNotification = Static<typeof SessionNotification>;
export type UpdateKind = keyof typeof sessionUpdates;
export type UpdateOf<Kind extends UpdateKind> = Static<(typeof sessionUpdates)[Kind]>;
export type MessageChunk = Static<typeof MessageChunk>;
export type Plan = Static<typeof Plan>;
