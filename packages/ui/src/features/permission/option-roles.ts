import type { PermissionOption } from "@parley/protocol/permission/events";
import { say } from "@parley/words/spoken";
import { isRejection } from "./decision.ts";

/** What the buttons of a request are for. */
export type OptionRoles = {
	/** The narrowest way to say yes, whatever order the agent lists its options in. */
	readonly primary: PermissionOption | undefined;
	/** What Escape means: no, for this time if there is a choice. */
	readonly refusal: PermissionOption | undefined;
	/** Those that hold for later requests too. */
	readonly lasting: readonly PermissionOption[];
};

export const optionRoles = (options: readonly PermissionOption[]): OptionRoles => ({
	primary: options.find(({ kind }) => kind === "allow_once"),
	refusal: options.find(({ kind }) => kind === "reject_once") ?? options.find(isRejection),
	lasting: options.filter(({ kind }) => kind.endsWith("_always")),
});

/** What is known of how far a lasting answer reaches: the agent keeps it, and decides what it applies to. */
export const lastingWords = (lasting: readonly PermissionOption[], agent: string): string | undefined => {
	if (lasting.length === 0) return undefined;
	const names = lasting.map(({ name }) => `“${name}”`).join(", ");
	return say("permission.lasting", { names, agent, count: lasting.length });
};
