import type { SessionState } from "@parley/transcript/session-state";
import type { Scene } from "../world/scene.ts";

/** The four points on an event's way at which a fault strikes. */
export type Point = "before commit" | "committed" | "published" | "sent";

/** A point on the way of an event of some type, during a prompt that produces such events. */
export type Moment = { readonly point: Point; readonly of: string };

/**
 * Before commit: the hub has it, the disk does not. Committed: the disk has it, nobody has seen it. Published: it is on the wire, no client
 * has read it. Sent: the agent is working and has not answered.
 */
export const moments: readonly Moment[] = [
	{ point: "before commit", of: "prompt.accepted" },
	{ point: "before commit", of: "text" },
	{ point: "before commit", of: "turn.ended" },
	{ point: "before commit", of: "permission.resolved" },
	{ point: "committed", of: "prompt.accepted" },
	{ point: "committed", of: "prompt.sent" },
	{ point: "committed", of: "permission.resolved" },
	{ point: "published", of: "prompt.accepted" },
	{ point: "published", of: "text" },
	{ point: "published", of: "permission.requested" },
	{ point: "sent", of: "text" },
	{ point: "sent", of: "tool" },
	{ point: "sent", of: "permission.requested" },
];

/**
 * Where only the death of a hub tells: output that is read and not committed, or committed and not acknowledged to the keeper; prompts,
 * decisions and stops that are logged and not written.
 */
export const hubMoments: readonly Moment[] = [
	...moments,
	{ point: "before commit", of: "prompt.sent" },
	{ point: "before commit", of: "tool" },
	{ point: "before commit", of: "permission.requested" },
	{ point: "before commit", of: "prompt.stopping" },
	{ point: "committed", of: "text" },
	{ point: "committed", of: "tool" },
	{ point: "committed", of: "permission.requested" },
	{ point: "committed", of: "prompt.stopping" },
	{ point: "committed", of: "question.asked" },
	{ point: "committed", of: "question.answered" },
	{ point: "committed", of: "turn.ended" },
	{ point: "sent", of: "prompt.stopping" },
	{ point: "sent", of: "question.asked" },
];

export const describeMoment = ({ point, of }: Moment): string =>
	({
		"before commit": `before ${of} is committed`,
		committed: `between commit and publication of ${of}`,
		published: `between publication and acknowledgement of ${of}`,
		sent: `between sent and result, at ${of}`,
	})[point];

/** A prompt that produces events of the moment's type. */
export const plotOf = ({ of }: Moment, { random }: Scene): string => {
	if (of.startsWith("permission.")) return "/permission edit";
	if (of.startsWith("question.")) return "/ask";
	if (of === "tool") return `/tools ${random.int(2, 6)}`;
	// It goes on until it is stopped.
	if (of === "prompt.stopping") return "/stream 240000 240 24";
	return `/stream ${24 * random.int(60, 140)} ${random.pick([0, 12_000, 24_000])} 24`;
};

/** Resolves at the moment. Whatever can be held is held there until `release`. */
export const reach = (scene: Scene, { point, of }: Moment): Promise<unknown> => {
	if (of === "prompt.stopping") void stopAtWork(scene);
	const nth = of === "text" ? scene.random.int(1, 50) : of === "tool" ? scene.random.int(1, 3) : 1;
	switch (point) {
		case "before commit":
		case "committed":
			return scene.hub.arm({ phase: point, type: of, nth });
		case "published":
			return scene.ada.viewer.wire.holdAt(of, nth);
		case "sent":
			scene.bob.answers = false;
			scene.ada.answers = false;
			return scene.ada.viewer.view.until((state) => isAtWork(state, of, nth));
	}
};

/** Releases everything held, and lets people answer again. */
export const release = (scene: Scene): void => {
	scene.hub.release();
	scene.ada.viewer.wire.release();
	for (const person of scene.people) person.answers = true;
};

/** Ada stops the turn once it is under way. */
const stopAtWork = async ({ ada }: Scene): Promise<void> => {
	await ada.viewer.view.until((state) => isAtWork(state, "text", 1));
	await ada.stop();
};

const isAtWork = ({ turns, head }: SessionState, of: string, nth: number): boolean => {
	const items = turns.find(({ number }) => number === 2)?.items ?? [];
	if (of === "prompt.stopping") return head.running?.stopping === true;
	if (of === "permission.requested") return head.pending.length > 0;
	if (of === "question.asked") return head.questions.length > 0;
	if (of === "tool") return items.filter(({ type }) => type === "tool").length >= Math.min(nth, 2);
	return items.some((item) => item.type === "text" && item.text.length >= nth * 24);
};
