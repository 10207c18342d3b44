/** Names that event types had in earlier releases, and what they are called now. Nothing writes the old ones any more. */
const formerNames: Readonly<Record<string, string>> = { "prompt.urged": "prompt.prioritized" };

/** What this program calls a type of event that comes from outside: a log, an archive or a hub of an earlier release. */
export const currentName = (type: string): string =>
	Object.hasOwn(formerNames, type) ? (formerNames[type] ?? type) : type;
