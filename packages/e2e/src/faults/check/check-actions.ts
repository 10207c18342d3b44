import { numberedText } from "@parley/agents/eliza/tricks/numbered-text";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { SessionState } from "@parley/transcript/session-state";
import type { Turn } from "@parley/transcript/turn/turn";
import type { PromptAction } from "../world/actions.ts";
import type { Findings } from "./find-violations.ts";

/** Everything acknowledged to a person took effect, once. */
export const checkActions = (findings: Findings, whole: SessionState): string[] => [
	...findings.actions.prompts.flatMap((action) => checkPrompt(action, findings, whole)),
	...checkDecisions(findings),
	...checkReplies(findings, whole),
	...checkEdits(findings),
	...checkDrafts(findings),
	...whole.turns.flatMap(checkAnswer),
];

const checkPrompt = (
	action: PromptAction,
	{ log, timesRun, agents }: Findings,
	{ turns }: SessionState,
): string[] => {
	const { messageId, acknowledged } = action;
	const has = (type: string): number =>
		log.filter((event) => event.type === type && event.payload["messageId"] === messageId).length;
	const turn = turns.find(({ prompt }) => prompt?.messageId === messageId);
	const runs = timesRun(messageId);
	const name = `prompt ${JSON.stringify(action.text)}`;
	return [
		...(acknowledged && has("prompt.accepted") === 0
			? [`${name} was acknowledged and is not in the log`]
			: []),
		...(has("prompt.accepted") > 1 ? [`${name} is in the log twice`] : []),
		...(acknowledged && has("prompt.sent") === 0 && has("prompt.removed") === 0
			? [`${name} was acknowledged and never ran`]
			: []),
		...(has("prompt.sent") > 1 ? [`${name} was sent to the agent twice`] : []),
		...(runs > 1 ? [`${name} ran ${runs} times`] : []),
		...(runs > 0 && has("prompt.sent") === 0 ? [`${name} ran unseen`] : []),
		...(agents?.mayBreak === false && runs === 0 && has("prompt.sent") > 0 && has("prompt.stopping") === 0
			? [`${name} was sent and never reached the agent`]
			: []),
		...(turn?.end?.outcome === "completed" && runs === 0 ? [`${name} is shown as done and never ran`] : []),
	];
};

/** The first answer counts, and once acknowledged it is final. */
const checkDecisions = ({ log, actions }: Findings): string[] =>
	actions.decisions.flatMap(({ requestId, optionId }) => {
		const resolved = log.filter(
			(event) => event.type === "permission.resolved" && event.payload["requestId"] === requestId,
		);
		const outcome = resolved[0]?.payload["outcome"];
		const isKept =
			resolved.length === 1 &&
			typeof outcome === "object" &&
			outcome !== null &&
			"optionId" in outcome &&
			outcome.optionId === optionId;
		return isKept
			? []
			: [`decision ${optionId} was acknowledged, and the log says ${JSON.stringify(outcome ?? "nothing")}`];
	});

/** The same for the answer to a question, which Eliza repeats. */
const checkReplies = ({ log, actions }: Findings, { turns }: SessionState): string[] =>
	actions.replies.flatMap(({ requestId, reply }) => {
		const answered = log.filter(
			(event) => event.type === "question.answered" && event.payload["requestId"] === requestId,
		);
		const turn = turns.find(({ number }) => number === answered[0]?.turn);
		const isKept = answered.length === 1 && JSON.stringify(answered[0]?.payload).includes(reply);
		const isHeard = turn?.items.some((item) => item.type === "text" && item.text.includes(reply)) === true;
		return [
			...(isKept ? [] : [`reply ${reply} was acknowledged, and the log has ${answered.length} answers`]),
			...(turn?.end?.outcome === "completed" && !isHeard ? [`reply ${reply} never reached the agent`] : []),
		];
	});

/** An acknowledged edit is in the log, and the agent received the last text before the prompt was sent. */
const checkEdits = ({ log, actions }: Findings): string[] => {
	const isEdited = ({ type, payload }: WireEvent, messageId: string): boolean =>
		(type === "prompt.accepted" || type === "prompt.edited") && payload["messageId"] === messageId;
	const lost = actions.edits.filter(
		({ messageId, text }) =>
			!log.some((event) => isEdited(event, messageId) && textOf(event.payload["content"]).includes(text)),
	);
	const wrong = log.filter(({ type, payload, index }) => {
		if (type !== "prompt.sent") return false;
		const last = log.findLast(
			(event) => event.index < index && isEdited(event, String(payload["messageId"])),
		);
		return last !== undefined && textOf(last.payload["content"]) !== textOf(payload["content"]);
	});
	return [
		...lost.map(({ text }) => `edit ${JSON.stringify(text)} was acknowledged and is not in the log`),
		...wrong.map(({ index }) => `event ${index} sends something else than the prompt's last edit`),
	];
};

const textOf = (content: unknown): string => JSON.stringify(content);

const checkDrafts = ({ actions, drafts }: Findings): string[] =>
	actions.drafts
		.filter((text) => !drafts.includes(text))
		.map((text) => `draft ${JSON.stringify(text)} was acknowledged and is lost`);

/** Numbered text reveals what is missing, duplicated or out of order. */
const checkAnswer = ({ number, prompt, items, end }: Turn): string[] => {
	const [block] = prompt?.content ?? [];
	const asked = block?.type === "text" ? /^\/stream (\d+) /.exec(block.text) : null;
	if (asked === null) return [];
	const expected = numberedText(Number(asked[1]));
	const text = items
		.flatMap((item) => (item.type === "text" && item.kind === "answer" ? [item.text] : []))
		.join("");
	if (!expected.startsWith(text)) return [`the answer of turn ${number} is not what the agent said`];
	return end?.outcome === "completed" && text !== expected
		? [`the answer of turn ${number} is not whole: ${text.length} of ${expected.length} characters`]
		: [];
};
