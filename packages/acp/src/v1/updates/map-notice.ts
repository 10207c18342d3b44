import type { UpdateOf } from "../wire/session-update.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";
import { metaOf } from "./meta.ts";

/** Maps a notice. It stands beside the conversation: text that is being written goes on above it. */
export const mapNotice = (state: MappingState, update: UpdateOf<"notice">): Mapped => {
	const { severity, title, description } = update;
	const meta = metaOf(update);
	const payload = {
		severity,
		title,
		...(description == null || description === "" ? {} : { description }),
		...(meta === undefined ? {} : { meta: { ...meta } }),
	};
	return { state, events: [{ type: "notice", payload }] };
};
