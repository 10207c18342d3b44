import type { Head } from "@parley/transcript/head/head";
import { permissionsByTool } from "@parley/transcript/turn/tool-state";
import type { Turn } from "@parley/transcript/turn/turn";
import { describeEnd } from "./describe-end.ts";
import { exported } from "./exported.ts";
import { inlineCode, plain } from "./fences.ts";
import { renderPrompt } from "./render-content.ts";
import { renderItem } from "./render-item.ts";

const time = (ms: number): string =>
	exported("exportedText.utc", { time: new Date(ms).toISOString().slice(0, 19).replace("T", " ") });

const safeTime = (ms: number): string =>
	Math.abs(ms) < 8.64e15 ? time(ms) : exported("exportedText.unknownTime");

const blocks = (parts: readonly string[]): string => `${parts.join("\n\n")}\n\n`;

export const renderHeader = (sessionId: string, head: Head): string =>
	blocks([
		`# ${plain(head.title) || exported("exportedText.untitled")}`,
		[
			exported("exportedText.folder", { folder: inlineCode(head.folder) }),
			exported("exportedText.agent", { agent: inlineCode(head.agent) }),
			exported("exportedText.begun", { time: safeTime(head.createdAt) }),
			exported("exportedText.turns", { turns: head.lastTurn }),
			exported("exportedText.session", { session: inlineCode(sessionId) }),
		]
			.map((line) => `- ${line}`)
			.join("\n"),
	]);

/** The part of a turn: long ones are rendered some items at a time. */
export type TurnPart = { readonly isFirst: boolean; readonly isLast: boolean };

/** A turn, or part of it. */
export const renderTurn = (
	{ number, prompt, items, end }: Turn,
	{ isFirst, isLast }: TurnPart = { isFirst: true, isLast: true },
): string => {
	// Of a long turn, only the requests in this part are known.
	const permissions = permissionsByTool(items);
	const parts = [
		...(isFirst
			? [
					`## ${describePrompt(String(number), prompt?.sentAt)}`,
					...renderPrompt(prompt?.content ?? []),
					`### ${exported("exportedText.answer")}`,
				]
			: []),
		...items.flatMap((item) => renderItem(item, permissions)),
		...(isLast ? [describeEnd(prompt?.sentAt, end)] : []),
	];
	return parts.length === 0 ? "" : blocks(parts);
};

/** The queued prompts. */
export const renderQueue = ({ queue }: Head): string =>
	queue.length === 0
		? ""
		: blocks([
				`## ${exported("exportedText.queue")}`,
				...queue.flatMap(({ content }) => renderPrompt(content)),
			]);

const describePrompt = (turn: string, sentAt: number | undefined): string =>
	sentAt === undefined
		? exported("exportedText.prompt", { turn })
		: exported("exportedText.promptAt", { turn, time: safeTime(sentAt) });
