import { isFields } from "@parley/base/guards/fields";
import type { ServerEntry } from "@parley/protocol/mcp/settings";
import { changedVariables } from "./changed-entry.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What belongs to one kind of server and means nothing for the other. */
const stdioFields = ["command", "args", "env"] as const;
const remoteFields = ["url", "headers"] as const;

/** A server's entry in the settings file, changed. Fields that Parley does not know stay. */
export const changedServer = (before: unknown, entry: ServerEntry): Fields => {
	const known = isFields(before) ? before : {};
	const { type: _, ...rest } = without(known, [...stdioFields, ...remoteFields]);
	const isProgram = entry.transport === "stdio";
	const field = isProgram ? "env" : "headers";
	const kept = known[field];
	const values = changedVariables(isFields(kept) ? kept : {}, entry.values);
	const args = entry.args ?? known["args"];
	const target = isProgram
		? { command: entry.command ?? known["command"], ...(isEmpty(args) ? {} : { args }) }
		: { type: entry.transport, url: entry.url ?? known["url"] };
	return { ...target, ...(Object.keys(values).length === 0 ? {} : { [field]: values }), ...rest };
};

const isEmpty = (args: unknown): boolean => args === undefined || (Array.isArray(args) && args.length === 0);

const without = (fields: Fields, names: readonly string[]): Fields =>
	Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
