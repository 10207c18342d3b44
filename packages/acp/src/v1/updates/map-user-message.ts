import { squashed } from "../replay/squashed.ts";
import { isTextBlock } from "../wire/check.ts";
import type { MessageChunk } from "../wire/session-update.ts";
import { mapMessageChunk } from "./map-message.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

/**
 * Maps a message in the user's name. Agents repeat the prompt, whole, from its beginning on in parts, or together with what was attached to
 * it; the rest is theirs.
 */
export const mapUserMessage = (state: MappingState, chunk: MessageChunk): Mapped => {
	const { content } = chunk;
	if (!isTextBlock(content))
		return state.live && attachments.has(content.type)
			? { state, events: [] }
			: mapMessageChunk(state, "user", chunk);
	const echoed = echoedBy(state, squashed(content.text));
	return echoed === undefined
		? mapMessageChunk(state, "user", chunk)
		: { state: { ...state, echoed }, events: [] };
};

/** A prompt's attachments come back in any of these forms. */
const attachments: ReadonlySet<string> = new Set(["image", "audio", "resource", "resource_link"]);

/** How much of the prompt is repeated with this text; undefined if it is another one. */
const echoedBy = ({ asked, echoed }: MappingState, said: string): number | undefined => {
	if (said === "") return echoed;
	if (asked.startsWith(said, echoed)) return echoed + said.length;
	if (asked.startsWith(said)) return said.length;
	return asked !== "" && said.includes(asked) ? asked.length : undefined;
};
