import type { TurnOutcome } from "@parley/protocol/prompt/events";
import { explainError } from "@parley/protocol/prompt/explain-error";
import type { Head } from "@parley/transcript/head/head";
import type { Turn } from "@parley/transcript/turn/turn";
import { inlineCode, plain } from "./fences.ts";
import { renderPrompt } from "./render-content.ts";
import { renderItem } from "./render-item.ts";

const time = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} UTC`;

const safeTime = (ms: number): string => (Math.abs(ms) < 8.64e15 ? time(ms) : "at an unknown time");

const blocks = (parts: readonly string[]): string => `${parts.join("\n\n")}\n\n`;

export const renderHeader = (sessionId: string, head: Head): string =>
	blocks([
		`# ${plain(head.title) || "Untitled chat"}`,
		[
			`- Folder: ${inlineCode(head.folder)}`,
			`- Agent: ${inlineCode(head.agent)}`,
			`- Begun: ${safeTime(head.createdAt)}`,
			`- Turns: ${head.lastTurn}`,
			`- Session: ${inlineCode(sessionId)}`,
		].join("\n"),
	]);

/** The part of a turn: long ones are rendered some items at a time. */
export type TurnPart = { readonly isFirst: boolean; readonly isLast: boolean };

/** A turn, or part of it. */
export const renderTurn = (
	{ number, prompt, items, end }: Turn,
	{ isFirst, isLast }: TurnPart = { isFirst: true, isLast: true },
): string => {
	const parts = [
		...(isFirst
			? [
					`## ${number} · Prompt${prompt === undefined ? "" : `, ${safeTime(prompt.sentAt)}`}`,
					...renderPrompt(prompt?.content ?? []),
					"### Answer",
				]
			: []),
		...items.flatMap(renderItem),
		...(isLast ? [describeEnd(prompt?.sentAt, end)] : []),
	];
	return parts.length === 0 ? "" : blocks(parts);
};

/** The queued prompts. */
export const renderQueue = ({ queue }: Head): string =>
	queue.length === 0
		? ""
		: blocks(["## Prompts that wait", ...queue.flatMap(({ content }) => renderPrompt(content))]);

const outcomes: Readonly<Record<TurnOutcome, string>> = {
	completed: "Completed",
	cancelled: "Stopped",
	refused: "Refused by the agent",
	limit: "Ended at a limit of the agent",
	failed: "Failed",
	interrupted: "Interrupted",
};

const describeEnd = (since: number | undefined, end: Turn["end"]): string => {
	if (end === undefined) return "*Still under way when this was exported*";
	const seconds = since === undefined ? undefined : Math.round((end.endedAt - since) / 1000);
	const words = [
		outcomes[end.outcome],
		...(seconds === undefined || seconds < 0 ? [] : [`after ${seconds} s`]),
		...(end.stopReason === undefined ? [] : [`(${plain(end.stopReason)})`]),
	].join(" ");
	return `*${words}*${end.error === undefined ? "" : ` – ${plain(explainError(end.error))}`}`;
};
