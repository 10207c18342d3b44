import type { PromptContent } from "@parley/protocol/message/content";
import { closeTurn, mapUpdate } from "../updates/map-update.ts";
import type { AgentEvent } from "../updates/mapped.ts";
import { newMapping, openTurn } from "../updates/mapping-state.ts";
import { isResourceLinkBlock, isTextBlock, updateCheck } from "../wire/check.ts";
import type { UpdateOf } from "../wire/session-update.ts";
import { isState, type Update } from "./read-replay.ts";
import { squashed } from "./squashed.ts";

/** A turn that an agent remembers and no log has. */
export type ReplayedTurn = {
	readonly messageId: string;
	/** Empty if the agent does not tell what was asked. */
	readonly content: readonly PromptContent[];
	readonly events: readonly AgentEvent[];
};

const isChunk = updateCheck("user_message_chunk");

const isUserChunk = (update: Update): update is UpdateOf<"user_message_chunk"> & Update =>
	update["sessionUpdate"] === "user_message_chunk" && isChunk(update);

type Passage = { readonly asked: Update[]; readonly done: Update[] };

/** Turns a replay into turns: what a person said begins one. A replay that tells all of it twice is taken once. */
export const replayedTurns = (
	updates: readonly Update[],
	agentSessionId: string,
): readonly ReplayedTurn[] => {
	let mapping = newMapping(agentSessionId);
	return once(passagesOf(updates)).map(({ asked, done }, at) => {
		const messageId = `${agentSessionId.slice(0, 400)}/replayed/${at + 1}`;
		mapping = openTurn(mapping, messageId);
		const events: AgentEvent[] = [];
		for (const update of done) {
			const mapped = mapUpdate(mapping, update);
			mapping = mapped.state;
			events.push(...mapped.events);
		}
		const closed = closeTurn(mapping, "completed");
		mapping = closed.state;
		return { messageId, content: contentOf(asked), events: [...events, ...closed.events] };
	});
};

const passagesOf = (updates: readonly Update[]): readonly Passage[] => {
	const passages: Passage[] = [];
	for (const update of updates) {
		if (isState(update)) continue;
		const last = passages.at(-1);
		if (!isUserChunk(update)) {
			if (last === undefined) passages.push({ asked: [], done: [update] });
			else last.done.push(update);
		} else if (last === undefined || last.done.length > 0) passages.push({ asked: [update], done: [] });
		else last.asked.push(update);
	}
	return passages;
};

const once = (passages: readonly Passage[]): readonly Passage[] => {
	const half = passages.length / 2;
	if (!Number.isInteger(half) || half === 0) return passages;
	const first = passages.slice(0, half);
	const isDoubled = first.every((passage, at) => said(passage) === said(passages[half + at]));
	return isDoubled ? first : passages;
};

const said = (passage: Passage | undefined): string => squashed(JSON.stringify(passage ?? ""));

const contentOf = (asked: readonly Update[]): readonly PromptContent[] => {
	const text = asked.map(textOf).join("");
	return text.trim() === "" ? [] : [{ type: "text", text }];
};

/** Files that were attached are only named: the agent has them. */
const textOf = (update: Update): string => {
	if (!isUserChunk(update)) return "";
	const { content } = update;
	if (isTextBlock(content)) return content.text;
	if (isResourceLinkBlock(content)) return `\n[${content.name}]\n`;
	return `\n[${String(content.type)}]\n`;
};
