import { say } from "@parley/words/spoken";
import type { WordingCode } from "@parley/words/wording";

type DescriptionCode = Extract<WordingCode, `permission.wants${string}`>;

const descriptions: ReadonlyMap<string, DescriptionCode> = new Map([
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
export const describeRequest = (agent: string, kind: string | undefined): string =>
	say(descriptions.get(kind ?? "") ?? "permission.wantsTool", { agent });
