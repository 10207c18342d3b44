import { isFields } from "@parley/base/guards/fields";

/** What an agent can do with its sessions besides opening new ones. */
export type SessionAbilities = Readonly<
	Record<"load" | "resume" | "list" | "close" | "delete" | "fork", boolean>
>;

/** Reads them as agents send them: an object says yes, whatever it holds; some say `true`. */
export const sessionAbilities = (capabilities: Readonly<Record<string, unknown>>): SessionAbilities => {
	const { loadSession, sessionCapabilities } = capabilities;
	const offered = isFields(sessionCapabilities) ? sessionCapabilities : {};
	const offers = (ability: string): boolean => isFields(offered[ability]) || offered[ability] === true;
	return {
		load: loadSession === true,
		resume: offers("resume"),
		list: offers("list"),
		close: offers("close"),
		delete: offers("delete"),
		fork: offers("fork"),
	};
};
