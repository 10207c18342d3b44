import type { IconName } from "../../shared/widgets/icon-glyphs.ts";

const kindIcons: ReadonlyMap<string, IconName> = new Map([
	["read", "eye"],
	["edit", "edit"],
	["delete", "trash"],
	["move", "move"],
	["search", "search"],
	["execute", "terminal"],
	["think", "thinking"],
	["fetch", "globe"],
]);

/** Agents invent kinds; an unknown one is still a tool. */
export const kindIcon = (kind: string | undefined): IconName => kindIcons.get(kind ?? "") ?? "tools";
