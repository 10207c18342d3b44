import type { ToolState } from "@parley/transcript/turn/tool-state";
import { exported } from "./exported.ts";
import { plain } from "./fences.ts";

/** The protocol's kinds of tools. Agents invent others, which are shown as they are; `other` says nothing. */
const kinds = {
	read: "exportedText.kindRead",
	edit: "exportedText.kindEdit",
	delete: "exportedText.kindDelete",
	move: "exportedText.kindMove",
	search: "exportedText.kindSearch",
	execute: "exportedText.kindExecute",
	think: "exportedText.kindThink",
	fetch: "exportedText.kindFetch",
	switch_mode: "exportedText.kindSwitchMode",
} as const;

const isKnown = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

export const kindWords = (kind: string | undefined): string | undefined => {
	if (kind === undefined || kind === "other") return undefined;
	return isKnown(kind) ? exported(kinds[kind]) : plain(kind);
};

export const stateWords = (state: ToolState): string =>
	state === "completed" ? exported("exportedText.toolCompleted") : exported(`tool.${state}`);
