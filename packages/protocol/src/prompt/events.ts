import { type Static, Type } from "typebox";
import { logEvent } from "../contract/definitions.ts";
import { Id, listOf, oneOf } from "../contract/fields.ts";
import { PromptContent } from "../message/content.ts";
import { Wording } from "../words/wording.ts";

/** `interrupted`: the hub or the agent died with the prompt under way, and nobody knows how far it got. */
export const TurnOutcome = oneOf("completed", "cancelled", "refused", "limit", "failed", "interrupted");

export const promptEvents = {
	"prompt.accepted": logEvent(
		"The hub has taken a prompt and will run it once; until it is sent it stands in the queue.",
		Type.Object({
			messageId: Id,
			content: listOf(PromptContent),
			/** An editor had the folder open: the agent runs in the environment of its window. */
			fromWindow: Type.Optional(Type.Boolean()),
		}),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: true },
	),
	"prompt.edited": logEvent(
		"A queued prompt was changed.",
		Type.Object({ messageId: Id, content: listOf(PromptContent) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: true, blobs: true },
	),
	"prompt.removed": logEvent("A queued prompt was taken back.", Type.Object({ messageId: Id }), {
		head: "news",
		turn: "none",
		folds: false,
		synced: true,
		turningPoint: true,
		blobs: false,
	}),
	"prompt.ordered": logEvent(
		"The queue was put into this order. All of it is named, so that the last such event says everything.",
		Type.Object({ messageIds: listOf(Id) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"prompt.prioritized": logEvent(
		"A queued prompt runs as soon as the turn under way is over, however that ends. Earlier releases called it `prompt.urged`.",
		Type.Object({ messageId: Id }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"prompt.resumed": logEvent(
		"The person wants the prompts to run that a stopped or broken turn had paused: all of them.",
		Type.Object({ messageIds: listOf(Id) }),
		{ head: "news", turn: "none", folds: false, synced: true, turningPoint: false, blobs: false },
	),
	"prompt.preparing": logEvent(
		"The prompt that runs next cannot be sent yet: its agent is being started, or waits for something that `reason` names.",
		Type.Object({
			messageId: Id,
			stage: oneOf("starting", "waiting"),
			reason: Type.Optional(Type.String()),
			wording: Type.Optional(Wording),
		}),
		{ head: "quiet", turn: "none", folds: false, synced: false, turningPoint: false, blobs: false },
	),
	"prompt.sent": logEvent(
		"A prompt goes to the agent and opens its turn. It carries the content so that a turn can be drawn alone.",
		Type.Object({ messageId: Id, content: listOf(PromptContent) }),
		{ head: "news", turn: "frame", folds: false, synced: true, turningPoint: true, blobs: true },
	),
	"turn.ended": logEvent(
		"The agent answered the prompt, or can no longer answer it.",
		Type.Object({
			outcome: TurnOutcome,
			stopReason: Type.Optional(Type.String()),
			/** The agent ended the turn and had said and done nothing in it; often a sign of an error that it kept to itself. */
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
