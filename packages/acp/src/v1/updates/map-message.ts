import { isTextBlock } from "../wire/check.ts";
import type { MessageChunk } from "../wire/session-update.ts";
import { mapContent } from "./map-content.ts";
import { interruptText, type Mapped } from "./mapped.ts";
import { blockIdOf, type ConversationKind, type MappingState, type OpenBlock } from "./mapping-state.ts";
import { addedMeta, metaOf } from "./meta.ts";

type Fields = Readonly<Record<string, unknown>>;

const maxIdLength = 512;

/** A longer block, in UTF-16 units, is split: views hold blocks whole, and hold only what is on screen. */
export const maxBlock = 256 * 1024;

/**
 * Maps a message chunk. It continues the open block if kind and message match, the block is not too long and nothing came between;
 * otherwise it begins a new block.
 */
export const mapMessageChunk = (state: MappingState, kind: ConversationKind, chunk: MessageChunk): Mapped => {
	const messageId = messageIdOf(state, chunk);
	const meta = metaOf(chunk, chunk.content);
	if (!isTextBlock(chunk.content)) {
		const blocks = state.blocks + 1;
		const added = meta === undefined ? {} : { meta };
		const content = mapContent(chunk.content);
		const payload = { messageId, blockId: blockIdOf(state, blocks), content, ...added };
		return { state: { ...interruptText(state), blocks }, events: [{ type: "content", payload }] };
	}
	const { text } = chunk.content;
	if (text === "") return { state, events: [] };
	const { block } = state;
	const continues =
		block !== undefined && block.kind === kind && block.messageId === messageId && block.length < maxBlock;
	const open = continues ? block : begin(state, kind, messageId);
	return append(continues ? state : { ...state, blocks: state.blocks + 1 }, open, text, meta);
};

const begin = (state: MappingState, kind: ConversationKind, messageId: string): OpenBlock => ({
	messageId,
	blockId: blockIdOf(state, state.blocks + 1),
	kind,
	length: 0,
});

const append = (state: MappingState, block: OpenBlock, text: string, meta: Fields | undefined): Mapped => {
	const { messageId, blockId, kind, length } = block;
	const { all, news } = addedMeta(block, meta);
	return {
		state: { ...state, block: { messageId, blockId, kind, length: length + text.length, ...all } },
		events: [{ type: "text", payload: { messageId, blockId, kind, offset: length, text, ...news } }],
	};
};

const messageIdOf = (state: MappingState, { messageId }: MessageChunk): string =>
	typeof messageId === "string" && messageId !== "" && messageId.length <= maxIdLength
		? messageId
		: `${state.scope}/reply`;
