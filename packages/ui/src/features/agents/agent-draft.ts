import type { KnownAgent, LaunchCommand } from "@parley/protocol/agent/catalogue";
import type { PackageLaunch, RegistryAgent } from "@parley/protocol/agent/registry";
import type { AgentEntry, AgentSettings } from "@parley/protocol/agent/settings";

/** A variable in the form. Without a typed value it keeps the one it has. */
export type DraftVariable = {
	readonly name: string;
	readonly value: string | undefined;
	/** The hub has a value for it. */
	readonly isKept: boolean;
	readonly safe?: string;
	readonly secret?: boolean;
};

/** An agent as a person edits it. */
export type AgentDraft = {
	readonly agentId: string;
	readonly isNew: boolean;
	readonly title: string;
	readonly command: string;
	/** One argument on each line; undefined keeps arguments that are not shown. */
	readonly args: string | undefined;
	readonly variables: readonly DraftVariable[];
	readonly cwd: string;
	readonly perChat: boolean;
	readonly mode: string;
	readonly model: string;
	readonly timeout: string;
	/** Not edited here, and kept. */
	readonly options: AgentEntry["options"];
};

const empty: AgentDraft = {
	...{ agentId: "", isNew: true, title: "", command: "", args: "", variables: [], cwd: "" },
	...{ perChat: false, mode: "", model: "", timeout: "", options: undefined },
};

export const newDraft = (): AgentDraft => empty;

export const draftOfSettings = (settings: AgentSettings): AgentDraft => {
	const { agentId, title, command, args, variables, cwd = "", process, mode = "", model = "" } = settings;
	return {
		...{ agentId, isNew: false, title: title === agentId ? "" : title, command, cwd, mode, model },
		args: args?.join("\n"),
		variables: variables.map(({ name, safe, secret }) => ({
			...{ name, value: undefined, isKept: true },
			...(safe === undefined ? {} : { safe }),
			...(secret === undefined ? {} : { secret }),
		})),
		perChat: process === "perChat",
		timeout: settings.startTimeout === undefined ? "" : String(settings.startTimeout),
		options: settings.options,
	};
};

/** An agent of the catalogue as it is best added: in the mode in which it asks, and with a process per chat where it needs one. */
export const draftOfKnown = (
	agent: KnownAgent,
	launch: LaunchCommand,
	taken: readonly string[],
): AgentDraft => ({
	...empty,
	...{ agentId: freeName(agent.id, taken), title: agent.title, command: launch.command },
	...{ args: launch.args.join("\n"), mode: agent.askingMode ?? "", perChat: agent.perChat === true },
});

/** An agent of the registry, started by the runner that fetches its package. */
export const draftOfPackage = (
	{ id, name }: RegistryAgent,
	{ runner, package: spec, args, env }: PackageLaunch,
	taken: readonly string[],
): AgentDraft => ({
	...empty,
	...{ agentId: freeName(id, taken), title: name, command: runner },
	args: [...(runner === "npx" ? ["--yes"] : []), spec, ...args].join("\n"),
	variables: Object.entries(env).map(([variable, value]) => ({ name: variable, value, isKept: false })),
});

/** An agent of the registry that was installed. */
export const draftOfInstalled = (
	{ id, name }: Pick<RegistryAgent, "id" | "name">,
	launch: LaunchCommand,
	taken: readonly string[],
): AgentDraft => ({
	...empty,
	...{ agentId: freeName(id, taken), title: name, command: launch.command, args: launch.args.join("\n") },
});

/** Undefined if the number of seconds is wrong. */
export const entryOf = (draft: AgentDraft): AgentEntry | undefined => {
	const { title, command, args, variables, cwd, perChat, mode, model, timeout, options } = draft;
	const seconds = timeout.trim() === "" ? undefined : Number(timeout);
	if (seconds !== undefined && !(Number.isInteger(seconds) && seconds >= 1 && seconds <= 600))
		return undefined;
	return {
		...(title.trim() === "" ? {} : { title: title.trim() }),
		command: command.trim(),
		...(args === undefined ? {} : { args: args.split("\n").filter((line) => line !== "") }),
		variables: variables
			.filter(({ name }) => name.trim() !== "")
			.map(({ name, value, isKept, safe, secret }) => ({
				name: name.trim(),
				...(value === undefined && isKept ? {} : { value: value ?? "" }),
				...(value === undefined && safe !== undefined ? { safe } : {}),
				...(secret === undefined ? {} : { secret }),
			})),
		...(cwd.trim() === "" ? {} : { cwd: cwd.trim() }),
		...(perChat ? { process: "perChat" as const } : {}),
		...(mode.trim() === "" ? {} : { mode: mode.trim() }),
		...(model.trim() === "" ? {} : { model: model.trim() }),
		...(options === undefined ? {} : { options }),
		...(seconds === undefined ? {} : { startTimeout: seconds }),
	};
};

const freeName = (id: string, taken: readonly string[]): string => {
	for (let number = 1; ; number += 1) {
		const name = number === 1 ? id : `${id}-${number}`;
		if (!taken.includes(name)) return name;
	}
};
