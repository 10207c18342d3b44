import type { AgentCommand } from "./agent-command.ts";

/** An agent could not be started. `permanent`: it is not tried again until somebody asks for it. */
export abstract class AgentStartError extends Error {
	abstract readonly permanent: boolean;
}

export class AgentNotFoundError extends AgentStartError {
	override readonly name = "AgentNotFoundError";
	readonly permanent = true;

	constructor(agent: AgentCommand, options?: ErrorOptions) {
		super(
			`${agent.name} cannot be started: there is no program "${agent.command}". Install it, or correct its command or PATH in the settings.`,
			options,
		);
	}
}

export class AgentNotExecutableError extends AgentStartError {
	override readonly name = "AgentNotExecutableError";
	readonly permanent = true;

	constructor(agent: AgentCommand, options?: ErrorOptions) {
		super(
			`${agent.name} cannot be started: "${agent.command}" is not a program that may be executed. Check the file's permissions, or the command in the settings.`,
			options,
		);
	}
}

export class AgentFolderMissingError extends AgentStartError {
	override readonly name = "AgentFolderMissingError";
	readonly permanent = true;

	constructor(agent: AgentCommand) {
		super(
			`${agent.name} cannot be started in "${agent.cwd}": there is no such folder. Create it or choose another one.`,
		);
	}
}

/** What is to be started is a batch file of Windows, which cannot be told everything that a program can. */
export class AgentArgumentsError extends AgentStartError {
	override readonly name = "AgentArgumentsError";
	readonly permanent = true;

	constructor(agent: AgentCommand, cause: Error) {
		super(
			`${agent.name} cannot be started: ${cause.message}. Correct its arguments in the settings, or name its program in place of "${agent.command}".`,
			{ cause },
		);
	}
}

/** The operating system refused for a reason that may pass, such as too many processes. */
export class AgentSpawnError extends AgentStartError {
	override readonly name = "AgentSpawnError";
	readonly permanent = false;

	constructor(agent: AgentCommand, cause: Error) {
		super(`${agent.name} cannot be started: ${cause.message}.`, { cause });
	}
}

/** The reason behind what spawn reported. */
export const spawnFailure = (agent: AgentCommand, cause: Error): AgentStartError => {
	if (cause instanceof AgentStartError) return cause;
	switch ("code" in cause ? cause.code : undefined) {
		case "ENOENT":
			return new AgentNotFoundError(agent, { cause });
		case "EACCES":
		case "EPERM":
		case "ENOEXEC":
			return new AgentNotExecutableError(agent, { cause });
		default:
			return new AgentSpawnError(agent, cause);
	}
};
