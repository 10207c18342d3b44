import type { PermissionOption } from "@parley/protocol/permission/events";
import { isRejection } from "@parley/transcript/turn/verdict";
import { say } from "@parley/words/spoken";

/** The roles of a request's options. */
export type OptionRoles = {
	/** The narrowest way to allow, in whatever order the agent lists its options. */
	readonly primary: PermissionOption | undefined;
	/** What Escape chooses: to reject, only once if possible. */
	readonly refusal: PermissionOption | undefined;
	/** Those that apply to later requests too. */
	readonly lasting: readonly PermissionOption[];
};

export const optionRoles = (options: readonly PermissionOption[]): OptionRoles => ({
	primary: options.find(({ kind }) => kind === "allow_once"),
	refusal: options.find(({ kind }) => kind === "reject_once") ?? options.find(isRejection),
	lasting: options.filter(({ kind }) => kind.endsWith("_always")),
});

/** Says how far a lasting answer reaches, as far as known: the agent keeps it and decides what it applies to. */
export const lastingWords = (lasting: readonly PermissionOption[], agent: string): string | undefined => {
	if (lasting.length === 0) return undefined;
	const names = lasting.map(({ name }) => `“${name}”`).join(", ");
	return say("permission.lasting", { names, agent, count: lasting.length });
};
