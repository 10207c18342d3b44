import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { isFields } from "@parley/base/guards/fields";
import type { Logger } from "@parley/logging/logger";
import type { RegistryAgent, AgentRegistry as RegistryAnswer } from "@parley/protocol/agent/registry";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wordingOf } from "@parley/words/error-words";
import { wordedMessageOf } from "@parley/words/worded-message";
import type { AgentFile } from "../agent-file.ts";
import { fetchRegistry } from "./fetch-registry.ts";
import { parseRegistry } from "./parse-registry.ts";

export type AgentRegistryOptions = {
	/** The file with the copy from last time. */
	readonly cache: string;
	readonly file: Pick<AgentFile, "registry" | "setRegistry">;
	readonly now: () => number;
	readonly logger: Logger;
	readonly fetchText?: (source: string) => Promise<string>;
};

type Copy = { readonly source: string; readonly fetchedAt: number; readonly text: string };

/** The public registry that the user has chosen, with a copy on disk. It is fetched only when somebody asks for that. */
export class AgentRegistry {
	readonly #options: AgentRegistryOptions;

	constructor(options: AgentRegistryOptions) {
		this.#options = options;
	}

	/** A new source that cannot be read is refused; an old one leaves the copy, with the problem. */
	async read(source: string | undefined, refresh: boolean): Promise<RegistryAnswer> {
		const known = await this.#options.file.registry();
		if (source !== undefined && source !== known) return this.#change(source);
		if (known === undefined) return { agents: [], skipped: [] };
		const copy = await this.#copy(known);
		if (copy !== undefined && !refresh && source === undefined) return answerOf(copy);
		try {
			return answerOf(await this.#fetch(known));
		} catch (error) {
			const { message: problem, ...worded } = wordedMessageOf(error);
			return { ...(copy === undefined ? { source: known, ...nothing } : answerOf(copy)), problem, ...worded };
		}
	}

	/** An agent of the copy. */
	async find(id: string): Promise<RegistryAgent | undefined> {
		const { agents } = await this.read(undefined, false);
		return agents.find((agent) => agent.id === id);
	}

	async #change(source: string): Promise<RegistryAnswer> {
		try {
			const copy = await this.#fetch(source);
			await this.#options.file.setRegistry(source);
			return answerOf(copy);
		} catch (error) {
			const wording = wordingOf(error);
			if (error instanceof RequestFailure || wording === undefined) throw error;
			throw new RequestFailure("bad_request", wording, { cause: error });
		}
	}

	async #fetch(source: string): Promise<Copy> {
		const { cache, now, fetchText = fetchRegistry } = this.#options;
		const copy = { source, fetchedAt: now(), text: await fetchText(source) };
		// Nothing unreadable replaces a copy that can be read.
		parseRegistry(copy.text);
		await mkdir(dirname(cache), { recursive: true, mode: 0o700 });
		await writeFile(`${cache}.new`, JSON.stringify(copy), { mode: 0o600 });
		await rename(`${cache}.new`, cache);
		return copy;
	}

	/** The copy of a source; undefined if there is none that can be used. */
	async #copy(source: string): Promise<Copy | undefined> {
		const { cache, logger } = this.#options;
		const data = await readFile(cache, "utf8").catch(() => undefined);
		if (data === undefined) return undefined;
		try {
			const copy: unknown = JSON.parse(data);
			if (!isCopy(copy)) return undefined;
			parseRegistry(copy.text);
			return copy.source === source ? copy : undefined;
		} catch (error) {
			logger.warn("The copy of the agent registry is unreadable", { error });
			return undefined;
		}
	}
}

const nothing: RegistryAnswer = { agents: [], skipped: [] };

const answerOf = ({ source, fetchedAt, text }: Copy): RegistryAnswer => {
	const { agents, skipped } = parseRegistry(text);
	return { source, fetchedAt, agents: [...agents], skipped: [...skipped] };
};

const isCopy = (data: unknown): data is Copy =>
	isFields(data) &&
	typeof data["source"] === "string" &&
	typeof data["fetchedAt"] === "number" &&
	typeof data["text"] === "string";
