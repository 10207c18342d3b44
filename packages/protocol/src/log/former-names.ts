/** Names of event types in earlier releases, and their current names. Nothing writes the old names any more. */
const formerNames: Readonly<Record<string, string>> = { "prompt.urged": "prompt.prioritized" };

/** The current name of an event type read from a log, an archive or a hub of an earlier release. */
export const currentName = (type: string): string =>
	Object.hasOwn(formerNames, type) ? (formerNames[type] ?? type) : type;
