import { type Static, Type } from "typebox";
import { WireId } from "./fields.ts";
import { ToolCall } from "./tool-call.ts";

export const PermissionParams = Type.Object({
	sessionId: Type.String(),
	toolCall: ToolCall,
	options: Type.Array(Type.Object({ optionId: WireId, name: Type.String(), kind: Type.String() })),
});

export type PermissionParams = Static<typeof PermissionParams>;
