import type { UpdateOf } from "../wire/session-update.ts";
import { mapAspect } from "./map-state.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

const maxTitle = 200;

/** Maps what the agent tells about its session. A new title is the chat's, unless a person gave it one; null withdraws it. */
export const mapInfo = (state: MappingState, update: UpdateOf<"session_info_update">): Mapped => {
	const told = mapAspect(state, "info", update);
	const before = titleIn(state.aspects.info?.["title"]);
	if (update.title === undefined) return told;
	const title = titleIn(update.title);
	if (title === before) return told;
	return { ...told, events: [...told.events, { type: "session.renamed", payload: { title, by: "agent" } }] };
};

/** One line; empty if there is none. */
const titleIn = (data: unknown): string =>
	typeof data === "string"
		? data
				.replace(/[\s\p{Cc}]+/gu, " ")
				.trim()
				.slice(0, maxTitle)
		: "";
