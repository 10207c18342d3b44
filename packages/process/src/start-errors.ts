import { codeOf } from "@parley/base/errors/code-of";
import { reasonOf } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { AgentCommand } from "./agent-command.ts";

/** An agent could not be started. `permanent`: it is not retried unless requested. */
export abstract class AgentStartError extends WordedError {
	abstract readonly permanent: boolean;
}

export class AgentNotFoundError extends AgentStartError {
	override readonly name = "AgentNotFoundError";
	readonly permanent = true;

	constructor(agent: AgentCommand, options?: ErrorOptions) {
		super(wording("agentStart.notFound", { agent: agent.name, program: agent.command }), options);
	}
}

export class AgentNotExecutableError extends AgentStartError {
	override readonly name = "AgentNotExecutableError";
	readonly permanent = true;

	constructor(agent: AgentCommand, options?: ErrorOptions) {
		super(wording("agentStart.notExecutable", { agent: agent.name, program: agent.command }), options);
	}
}

export class AgentFolderMissingError extends AgentStartError {
	override readonly name = "AgentFolderMissingError";
	readonly permanent = true;

	constructor(agent: AgentCommand) {
		super(wording("agentStart.folderMissing", { agent: agent.name, folder: agent.cwd }));
	}
}

/** The command is a Windows batch file, which cannot take every argument that a program can. */
export class AgentArgumentsError extends AgentStartError {
	override readonly name = "AgentArgumentsError";
	readonly permanent = true;

	constructor(agent: AgentCommand, cause: Error) {
		const { name, command } = agent;
		super(wording("agentStart.badArguments", { agent: name, program: command, reason: reasonOf(cause) }), {
			cause,
		});
	}
}

/** The operating system refused for a reason that may pass, such as too many processes. */
export class AgentSpawnError extends AgentStartError {
	override readonly name = "AgentSpawnError";
	readonly permanent = false;

	constructor(agent: AgentCommand, cause: Error) {
		super(wording("agentStart.refused", { agent: agent.name, reason: cause.message }), { cause });
	}
}

/** The error class for a failure of spawn. */
export const spawnFailure = (agent: AgentCommand, cause: Error): AgentStartError => {
	if (cause instanceof AgentStartError) return cause;
	switch (codeOf(cause)) {
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
