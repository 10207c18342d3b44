const words: ReadonlyMap<string, string> = new Map([
	["read", "read"],
	["edit", "change files"],
	["delete", "delete"],
	["move", "move files"],
	["search", "search"],
	["execute", "run a command"],
	["fetch", "fetch from the network"],
	["switch_mode", "switch its mode"],
]);

/** What a tool of this kind does, after "wants to". */
export const kindWords = (kind: string | undefined): string => words.get(kind ?? "") ?? "use a tool";
