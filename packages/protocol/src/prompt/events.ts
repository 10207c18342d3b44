import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { PromptContent } from "../message/content.ts";
import { Wording } from "../words/wording.ts";

/**
 * `interrupted`: the hub or the agent died during the turn, and how far it got is unknown. `other`: it ended for a reason that Parley does
 * not know; `stopReason` names it.
 */
export const TurnOutcome = oneOf(
	"completed",
	"cancelled",
	"refused",
	"limit",
	"other",
	"failed",
	"interrupted",
);

export const promptEvents = {
	"prompt.accepted": logEvent(
		"The hub has accepted a prompt and will run it once; until it is sent it stays in the queue.",
		Type.Object({
			messageId: Id,
			content: listOf(PromptContent),
			/** An editor had the folder open, so the agent runs in the environment of its window. */
			fromWindow: Type.Optional(Type.Boolean()),
		}),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: true },
	),
	"prompt.edited": logEvent(
		"A queued prompt was changed.",
		Type.Object({ messageId: Id, content: listOf(PromptContent) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: true },
	),
	"prompt.removed": logEvent("A queued prompt was withdrawn.", Type.Object({ messageId: Id }), {
		head: "news",
		turn: "none",
		folds: false,
		synced: true,
		turningPoint: true,
		blobs: false,
	}),
	"prompt.ordered": logEvent(
		"The queue was reordered. The event names all of it, so that the newest one suffices.",
		Type.Object({ messageIds: listOf(Id) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"prompt.prioritized": logEvent(
		"A queued prompt runs as soon as the current turn is over, however that ends. Earlier releases called it `prompt.urged`.",
		Type.Object({ messageId: Id }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"prompt.resumed": logEvent(
		"The user resumed all prompts that a stopped or broken turn had paused.",
		Type.Object({ messageIds: listOf(Id) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"prompt.preparing": logEvent(
		"The next prompt cannot be sent yet: its agent is starting, or waits for what `reason` names.",
		Type.Object({
			messageId: Id,
			stage: oneOf("starting", "waiting"),
			reason: Type.Optional(Type.String()),
			wording: Type.Optional(Wording),
		}),
		{ head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	),
	"prompt.sent": logEvent(
		"A prompt goes to the agent and opens its turn. It carries the content so that a turn can be shown by itself.",
		Type.Object({ messageId: Id, content: listOf(PromptContent) }),
		{ head: "news", turn: "frame", folds: false, synced: true, turningPoint: true, blobs: true },
	),
	"prompt.stopping": logEvent(
		"Someone asked to stop the running turn of this prompt. Logged before the agent is told, so that a cancel is never forgotten or repeated.",
		Type.Object({ messageId: Id }),
		// In no turn: a view that does not know the type would show it as an item there.
		{ head: "quiet", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"turn.ended": logEvent(
		"The agent answered the prompt, or can no longer answer it.",
		Type.Object({
			outcome: TurnOutcome,
			stopReason: Type.Optional(Type.String()),
			/** The name of the model that answered, if the agent tells it. */
			model: Type.Optional(Type.String()),
			/** The agent ended the turn without any output or tool call, often a sign of an unreported error. */
			empty: Type.Optional(Type.Object({ stderr: Type.Optional(Type.String()) })),
			error: Type.Optional(
				Type.Object({
					message: Type.String(),
					wording: Type.Optional(Wording),
					code: Type.Optional(Type.Number()),
					data: Type.Optional(Type.Unknown()),
				}),
			),
		}),
		{ head: "news", turn: "frame", folds: false, synced: true, turningPoint: true, blobs: false },
	),
};

export type TurnOutcome = Static<typeof TurnOutcome>;
export type TurnEnd = Static<(typeof promptEvents)["turn.ended"]["payload"]>;
