import { say } from "@parley/words/spoken";
import type { WordingCode } from "@parley/words/wording";

type Wish = Extract<WordingCode, `permission.wants${string}`>;

const wishes: ReadonlyMap<string, Wish> = new Map([
	["read", "permission.wantsRead"],
	["edit", "permission.wantsEdit"],
	["delete", "permission.wantsDelete"],
	["move", "permission.wantsMove"],
	["search", "permission.wantsSearch"],
	["execute", "permission.wantsExecute"],
	["fetch", "permission.wantsFetch"],
	["switch_mode", "permission.wantsSwitchMode"],
]);

/** What an agent wants to do with a tool of this kind. Agents invent kinds. */
export const wishWords = (agent: string, kind: string | undefined): string =>
	say(wishes.get(kind ?? "") ?? "permission.wantsTool", { agent });
