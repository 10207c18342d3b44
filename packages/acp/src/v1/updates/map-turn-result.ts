import { isFields } from "@parley/base/guards/fields";
import { readOptions } from "@parley/protocol/agent/options/read-options";
import { mapAspect } from "./map-state.ts";
import type { Mapped } from "./mapped.ts";
import type { MappingState } from "./mapping-state.ts";

/** Adds what the answer to a prompt tells of the turn's tokens, and of a quota, which agents put into `_meta`. */
export const mapTurnResult = (mapped: Mapped, result: unknown): Mapped => {
	const { usage, _meta: meta } = isFields(result) ? result : {};
	const quota = isFields(meta) ? meta["quota"] : undefined;
	const told = {
		...(isFields(usage) ? { turn: usage } : {}),
		...(isFields(quota) ? { quota } : {}),
	};
	if (Object.keys(told).length === 0) return mapped;
	const { state, events } = mapAspect(mapped.state, "usage", told);
	return { state, events: [...mapped.events, ...events] };
};

/** The model that an agent session uses now, by the name that people know. */
export const modelIn = (aspects: MappingState["aspects"]): { readonly model?: string } => {
	const option = readOptions(aspects).find(({ kind }) => kind === "model");
	if (option?.type !== "select" || option.current === undefined) return {};
	const { current } = option;
	return { model: option.values.find(({ value }) => value === current)?.name ?? current };
};
