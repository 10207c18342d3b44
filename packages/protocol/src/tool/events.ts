import { type Static, Type } from "typebox";
import { BlobReference } from "../blob/reference.ts";
import { logEvent } from "../contract/definitions.ts";
import { Count, Id, listOf, OpenObject, oneOf } from "../contract/fields.ts";
import { FoldOrigin } from "../log/fold-origin.ts";
import { AgentContent } from "../message/content.ts";
import { NotKept } from "../message/not-kept.ts";

/**
 * `unreported`: the turn completed, and the agent never reported the outcome of the call. `background`: its turn is over, and the
 * agent still reports on it.
 */
export const ToolStatus = oneOf(
	"pending",
	"running",
	"completed",
	"failed",
	"cancelled",
	"unreported",
	"background",
);

export const ToolContent = Type.Union([
	Type.Object({ type: Type.Literal("content"), content: AgentContent }),
	Type.Object({
		type: Type.Literal("diff"),
		path: Type.String(),
		oldText: Type.Optional(Type.String()),
		newText: Type.String(),
		/** The blob with the whole text if the field above is only its beginning. */
		oldBlob: Type.Optional(BlobReference),
		newBlob: Type.Optional(BlobReference),
		/** What the field above says it lacks. */
		oldNotKept: Type.Optional(NotKept),
		newNotKept: Type.Optional(NotKept),
	}),
	Type.Object({ type: Type.Literal("terminal"), terminalId: Type.String() }),
	Type.Object({ type: Type.Literal("other"), data: Type.Unknown() }),
]);

export const ToolLocation = Type.Object({ path: Type.String(), line: Type.Optional(Count) });

/** How a command ended that the agent ran in a terminal of its own. */
export const ToolExit = Type.Object({
	code: Type.Optional(Type.Integer()),
	signal: Type.Optional(Type.String()),
});

export const toolEvents = {
	tool: logEvent(
		"A tool call begins or changes, in the turn in which it began, even after that turn is over. Every event but the call's first names the position of the first (`at`). Absent fields are unchanged; `replace` means that the event is the whole call.",
		Type.Object({
			toolCallId: Id,
			title: Type.Optional(Type.String()),
			/** The name of the tool for programs. */
			name: Type.Optional(Type.String()),
			kind: Type.Optional(Type.String()),
			status: Type.Optional(ToolStatus),
			content: Type.Optional(listOf(ToolContent)),
			locations: Type.Optional(listOf(ToolLocation)),
			rawInput: Type.Optional(Type.Unknown()),
			rawOutput: Type.Optional(Type.Unknown()),
			exit: Type.Optional(ToolExit),
			/** The agent's `_meta`. Later fields are added to earlier ones. */
			meta: Type.Optional(OpenObject),
			...FoldOrigin,
			replace: Type.Optional(Type.Boolean()),
		}),
		{ head: "none", turn: "item", folds: true, synced: false, turningPoint: false, blobs: true },
	),
};

export type ToolStatus = Static<typeof ToolStatus>;
export type ToolContent = Static<typeof ToolContent>;
export type ToolExit = Static<typeof ToolExit>;
export type ToolLocation = Static<typeof ToolLocation>;
export type ToolChange = Static<(typeof toolEvents)["tool"]["payload"]>;
