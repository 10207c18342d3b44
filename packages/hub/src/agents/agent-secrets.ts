import type { Logger } from "@parley/logging/logger";
import { secretForms } from "@parley/logging/secret-forms";
import type { SecretPrints } from "@parley/logging/secret-prints";
import { secretsIn, secretsInArguments } from "@parley/logging/secret-values";
import type { AgentConfig } from "./agent-config.ts";

/** What is known of secrets from one run of the hub to the next: how to recognise them, never what they are. */
export type SecretMemory = {
	readonly prints: SecretPrints;
	/** Resolves when the prints are on disk. */
	save(): Promise<void>;
};

/** What of an agent's configuration no log and no export may show. */
export const secretsOf = ({ args, env, secrecy = {} }: AgentConfig): string[] => {
	const values = Object.entries(env).flatMap(([name, value]) => {
		const declared = secrecy[name];
		if (declared === undefined) return secretsIn(name, value);
		return declared ? [value.trim()] : [];
	});
	return [...values, ...secretsInArguments(args)];
};

export type AgentSecretsOptions = {
	readonly logger: Logger;
	/** Without one, secrets of an editor's safe are known from when an agent got them to the end of this hub. */
	readonly memory?: SecretMemory;
};

/**
 * Hides the secrets of agents in logs and exports. They are known from the configuration, whether an agent runs or not; those in an
 * editor's safe are recognised from the moment an agent got them, also by later hubs.
 */
export class AgentSecrets {
	readonly #logger: Logger;
	readonly #memory: SecretMemory | undefined;

	constructor({ logger, memory }: AgentSecretsOptions) {
		this.#logger = logger;
		this.#memory = memory;
		if (memory !== undefined) logger.redactor.recognise(memory.prints);
	}

	/** Hidden at once; resolves when later hubs recognise them too. Call it whenever the configuration has changed. */
	register(agents: readonly AgentConfig[]): Promise<void> {
		return this.hide(agents.flatMap(secretsOf));
	}

	/** The same for values that were read from a safe. An agent gets them only when this has resolved. */
	async hide(values: readonly string[]): Promise<void> {
		const { redactor } = this.#logger;
		for (const value of values) redactor.register(value);
		const { prints, save } = this.#memory ?? {};
		const added = values
			.flatMap((value) => secretForms(value.trim()))
			.filter((form) => prints?.add(form) === true);
		if (added.length === 0) return;
		await save?.().catch((error: unknown) =>
			this.#logger.error("Secrets of agents will not be recognised after a restart", { error }),
		);
	}

	/** Nothing is left that they could stand in. Those that are configured are hidden as before. */
	async forgetAll(): Promise<void> {
		this.#memory?.prints.clear();
		await this.#memory
			?.save()
			.catch((error: unknown) => this.#logger.error("Prints of old secrets are still on disk", { error }));
	}
}
