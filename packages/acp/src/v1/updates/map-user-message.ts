import { squashed } from "../replay/squashed.ts";
import { isTextBlock } from "../wire/check.ts";
import type { MessageChunk } from "../wire/session-update.ts";
import { mapMessageChunk } from "./map-message.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

/** Maps a message in the user's name. Agents repeat the prompt, also in parts, or together with what was attached to it; the rest is theirs. */
export const mapUserMessage = (state: MappingState, chunk: MessageChunk): Mapped =>
	isEcho(state, chunk) ? { state, events: [] } : mapMessageChunk(state, "user", chunk);

/** A prompt's attachments come back in any of these forms. */
const attachments: ReadonlySet<string> = new Set(["image", "audio", "resource", "resource_link"]);

const isEcho = ({ asked, live }: MappingState, { content }: MessageChunk): boolean => {
	if (!isTextBlock(content)) return live && attachments.has(content.type);
	const said = squashed(content.text);
	return asked.includes(said) || (asked !== "" && said.includes(asked));
};
