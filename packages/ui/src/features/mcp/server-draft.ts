import type { ServerTransport } from "@parley/protocol/mcp/server";
import type { ServerEntry, ServerSettings } from "@parley/protocol/mcp/settings";
import type { DraftVariable } from "../agents/agent-draft.ts";

/** A server as a person edits it. Undefined keeps what is not shown. */
export type ServerDraft = {
	readonly name: string;
	readonly isNew: boolean;
	readonly transport: ServerTransport;
	readonly command: string;
	/** One argument on each line. */
	readonly args: string | undefined;
	readonly url: string | undefined;
	readonly values: readonly DraftVariable[];
};

export const newServer = (): ServerDraft => ({
	...{ name: "", isNew: true, transport: "stdio", command: "", args: "", url: "", values: [] },
});

export const draftOfServer = (settings: ServerSettings): ServerDraft => {
	const { name, transport = "stdio", command = "", args, url, values, problem } = settings;
	// Nothing of a wrong one is known; what is written here replaces it.
	const isWrong = problem !== undefined;
	return {
		...{ name, isNew: false, transport, command },
		args: args?.join("\n") ?? (isWrong ? "" : undefined),
		url: url ?? (isWrong || transport === "stdio" ? "" : undefined),
		values: values.map((each) => ({ ...each, value: undefined, isKept: true })),
	};
};

/** Whether everything that is needed was written. */
export const isWhole = ({ name, transport, command, url }: ServerDraft): boolean =>
	name.trim() !== "" &&
	(transport === "stdio" ? command.trim() !== "" : url === undefined || url.trim() !== "");

export const entryOfServer = (draft: ServerDraft): ServerEntry => {
	const { transport, command, args, url, values } = draft;
	const target =
		transport === "stdio"
			? {
					command: command.trim(),
					...(args === undefined ? {} : { args: args.split("\n").filter((line) => line !== "") }),
				}
			: url === undefined || url.trim() === ""
				? {}
				: { url: url.trim() };
	return {
		transport,
		...target,
		values: values
			.filter(({ name }) => name.trim() !== "")
			.map(({ name, value, isKept, safe, secret }) => ({
				name: name.trim(),
				...(value === undefined && isKept ? {} : { value: value ?? "" }),
				...(value === undefined && safe !== undefined ? { safe } : {}),
				...(secret === undefined ? {} : { secret }),
			})),
	};
};
