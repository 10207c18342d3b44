import { isTextBlock } from "../wire/check.ts";
import type { MessageChunk } from "../wire/session-update.ts";
import { mapContent } from "./map-content.ts";
import { interruptText, type Mapped } from "./mapped.ts";
import type { MappingState, OpenBlock, TextKind } from "./mapping-state.ts";

const maxIdLength = 512;

/** A longer block, in UTF-16 units, is split: views hold blocks whole, and hold only what is on screen. */
const maxBlock = 256 * 1024;

/**
 * Maps a message chunk. It continues the open block if kind and message match, the block is not too long and nothing came between;
 * otherwise it begins a new block.
 */
export const mapMessageChunk = (state: MappingState, kind: TextKind, chunk: MessageChunk): Mapped => {
	const messageId = messageIdOf(state, chunk);
	if (!isTextBlock(chunk.content)) {
		const blocks = state.blocks + 1;
		const payload = { messageId, blockId: blockIdOf(state, blocks), content: mapContent(chunk.content) };
		return { state: { ...interruptText(state), blocks }, events: [{ type: "content", payload }] };
	}
	const { text } = chunk.content;
	if (text === "") return { state, events: [] };
	const { block } = state;
	const continues =
		block !== undefined && block.kind === kind && block.messageId === messageId && block.length < maxBlock;
	return continues ? append(state, block, text) : begin(state, kind, messageId, text);
};

const begin = (state: MappingState, kind: TextKind, messageId: string, text: string): Mapped => {
	const blocks = state.blocks + 1;
	const block = { messageId, blockId: blockIdOf(state, blocks), kind, length: 0 };
	return append({ ...state, blocks }, block, text);
};

const append = (state: MappingState, block: OpenBlock, text: string): Mapped => {
	const { messageId, blockId, kind, length } = block;
	return {
		state: { ...state, block: { messageId, blockId, kind, length: length + text.length } },
		events: [{ type: "text", payload: { messageId, blockId, kind, offset: length, text } }],
	};
};

const messageIdOf = (state: MappingState, { messageId }: MessageChunk): string =>
	typeof messageId === "string" && messageId !== "" && messageId.length <= maxIdLength
		? messageId
		: `${state.scope}/reply`;

/** Unique in the session even if an agent reuses a message id in a later turn. */
const blockIdOf = (state: MappingState, number: number): string => `${state.scope}/${number}`;
