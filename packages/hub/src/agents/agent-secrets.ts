import type { Logger } from "@parley/logging/logger";
import { secretForms } from "@parley/logging/secret-forms";
import type { SecretPrints } from "@parley/logging/secret-prints";
import { secretsIn, secretsInArguments } from "@parley/logging/secret-values";
import type { AgentConfig } from "./agent-config.ts";

/** Recognises secrets across runs of the hub without storing them. */
export type SecretMemory = {
	readonly prints: SecretPrints;
	/** Resolves when the fingerprints are on disk. */
	save(): Promise<void>;
};

/** The values of an agent's configuration that must not appear in a log or an export. */
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
	/** Without one, secrets from an editor are recognised only by this hub, once an agent has received them. */
	readonly memory?: SecretMemory;
};

/**
 * Masks agents' secrets in logs and exports. Configured ones are known whether an agent runs or not; those in an editor's secret storage
 * are recognised once an agent has received them, by later hubs too.
 */
export class AgentSecrets {
	readonly #logger: Logger;
	readonly #memory: SecretMemory | undefined;

	constructor({ logger, memory }: AgentSecretsOptions) {
		this.#logger = logger;
		this.#memory = memory;
		if (memory !== undefined) logger.redactor.recognise(memory.prints);
	}

	/** Masks at once; resolves when later hubs recognise the secrets too. Call it after every change of the configuration. */
	register(agents: readonly AgentConfig[]): Promise<void> {
		return this.hide(agents.flatMap(secretsOf));
	}

	/** The same for values from secret storage. Pass them to an agent only once this has resolved. */
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

	/** Forgets the secrets once no data is left that could contain them. Configured ones stay masked. */
	async forgetAll(): Promise<void> {
		this.#memory?.prints.clear();
		await this.#memory
			?.save()
			.catch((error: unknown) =>
				this.#logger.error("Fingerprints of old secrets are still on disk", { error }),
			);
	}
}
