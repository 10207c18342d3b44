import { readFile, realpath } from "node:fs/promises";
import { codeOf } from "@parley/base/errors/code-of";
import { isFields } from "@parley/base/guards/fields";
import type { AgentFile } from "@parley/hub/agent-setup/agent-file";
import type { AgentConfig } from "@parley/hub/agents/agent-config";
import { readServers } from "@parley/hub/mcp/read-definition";
import type { ServerFile } from "@parley/hub/mcp/server-file";
import type { AgentEntry, ChangedVariable } from "@parley/protocol/agent/settings";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { ServerEntry } from "@parley/protocol/mcp/settings";
import { wording } from "@parley/words/wording";
import { writePrivateFile } from "../hub-process/private-file.ts";
import { changedEntry, withVariables } from "./changed-entry.ts";
import { changedServer } from "./changed-server.ts";
import { BadConfigError, parseConfig, readConfig } from "./read-agents.ts";
import { serversIn } from "./read-user-servers.ts";

/** The entries of a part of the file, by name. */
type Named = Readonly<Record<string, unknown>>;

export type ConfigFileOptions = {
	readonly path: string;
	readonly builtIn: readonly [AgentConfig, ...AgentConfig[]];
};

/** The settings file, as far as Parley itself changes it. It keeps what it does not understand, and never replaces a file it cannot read. */
export class ConfigFile implements AgentFile, ServerFile {
	readonly path: string;
	readonly #builtIn: ConfigFileOptions["builtIn"];
	/** Changes are serialized, so that none is lost. */
	#last: Promise<unknown> = Promise.resolve();

	constructor({ path, builtIn }: ConfigFileOptions) {
		this.path = path;
		this.#builtIn = builtIn;
	}

	isBuiltIn(agentId: string): boolean {
		return this.#builtIn.some((agent) => agent.agentId === agentId);
	}

	save(agentId: string, entry: AgentEntry, isNew: boolean): ReturnType<AgentFile["save"]> {
		return this.#change((agents) => {
			const taken = Object.hasOwn(agents, agentId);
			if (this.isBuiltIn(agentId) || (isNew && taken))
				throw new RequestFailure("conflict", wording("agentSetup.nameTaken", { agent: agentId }));
			return { ...agents, [agentId]: changedEntry(agents[agentId], entry) };
		});
	}

	setVariables(
		agentId: string,
		variables: readonly ChangedVariable[],
	): ReturnType<AgentFile["setVariables"]> {
		return this.#change((agents) => {
			if (!Object.hasOwn(agents, agentId))
				throw new RequestFailure("not_found", wording("agentSetup.notConfigured", { agent: agentId }));
			return { ...agents, [agentId]: withVariables(agents[agentId], variables) };
		});
	}

	remove(agentId: string): ReturnType<AgentFile["remove"]> {
		return this.#change((agents) => {
			if (!Object.hasOwn(agents, agentId))
				throw new RequestFailure("not_found", wording("agentSetup.notConfigured", { agent: agentId }));
			const { [agentId]: _, ...rest } = agents;
			return rest;
		});
	}

	saveServer(name: string, entry: ServerEntry, isNew: boolean): ReturnType<ServerFile["saveServer"]> {
		return this.#changeServers((servers) => {
			if (isNew && Object.hasOwn(servers, name))
				throw new RequestFailure("conflict", wording("mcpProblem.nameTaken", { name }));
			return { ...servers, [name]: changedServer(servers[name], entry) };
		}, name);
	}

	removeServer(name: string): ReturnType<ServerFile["removeServer"]> {
		return this.#changeServers((servers) => {
			if (!Object.hasOwn(servers, name))
				throw new RequestFailure("not_found", wording("mcpProblem.unknown", { name }));
			const { [name]: _, ...rest } = servers;
			return rest;
		});
	}

	async registry(): Promise<string | undefined> {
		const { registry } = parseConfig(this.path, await this.#text());
		return typeof registry === "string" ? registry : undefined;
	}

	async setRegistry(source: string): Promise<void> {
		await this.#write((config) => ({ ...config, registry: source }));
	}

	async #change(change: (agents: Named) => Named): ReturnType<AgentFile["save"]> {
		const written = await this.#write((config) => {
			const { agents = {} } = config;
			return { ...config, agents: change(isFields(agents) ? agents : {}) };
		});
		return [...this.#builtIn, ...readConfig(this.path, written)];
	}

	/** A server that would be wrong is refused, so that nobody saves what cannot work. */
	async #changeServers(
		change: (servers: Named) => Named,
		saved?: string,
	): ReturnType<ServerFile["saveServer"]> {
		const written = await this.#write((config) => {
			const { mcpServers = {} } = config;
			const servers = change(isFields(mcpServers) ? mcpServers : {});
			const wrong = readServers(servers, { safe: true }).find(({ name }) => name === saved)?.problem;
			if (wrong !== undefined) throw new RequestFailure("bad_request", wrong);
			return { ...config, mcpServers: servers };
		});
		return serversIn(this.path, written);
	}

	#write(
		change: (config: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>,
	): Promise<string> {
		const write = async (): Promise<string> => {
			const text = await this.#text();
			try {
				// Invalid agents too: what is written is read again, and the person must know which of the two is wrong.
				readConfig(this.path, text);
				serversIn(this.path, text);
				const changed = `${JSON.stringify(change(parseConfig(this.path, text)), undefined, indentOf(text))}\n`;
				readConfig(this.path, changed);
				await writePrivateFile(await this.#target(), changed);
				return changed;
			} catch (error) {
				if (error instanceof BadConfigError)
					throw new RequestFailure("conflict", error.wording, { cause: error });
				throw error;
			}
		};
		const written = this.#last.then(write, write);
		this.#last = written.catch(() => undefined);
		return written;
	}

	async #text(): Promise<string> {
		try {
			return await readFile(this.path, "utf8");
		} catch (error) {
			if (codeOf(error) === "ENOENT") return "{}";
			throw error;
		}
	}

	/** A link to a file elsewhere stays a link. */
	async #target(): Promise<string> {
		return realpath(this.path).catch(() => this.path);
	}
}

/** The indentation that the file has. */
const indentOf = (text: string): string => /^([\t ]+)"/m.exec(text)?.[1] ?? "\t";
