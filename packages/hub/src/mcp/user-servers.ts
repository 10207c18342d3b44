import type { ConfiguredServer } from "./server-definition.ts";
import { secretsOfServer } from "./server-secrets.ts";

export type UserServersOptions = {
	readonly hide: (values: readonly string[]) => Promise<void>;
	readonly onChanged: () => void;
};

/** The servers that the user configured, for all chats. */
export class UserServers {
	readonly #options: UserServersOptions;
	#servers: readonly ConfiguredServer[] = [];

	constructor(options: UserServersOptions) {
		this.#options = options;
	}

	get all(): readonly ConfiguredServer[] {
		return this.#servers;
	}

	/** The configuration was read, at first or again. Its secrets are masked before anyone can use them. */
	async change(servers: readonly ConfiguredServer[]): Promise<void> {
		await this.#options.hide(
			servers.flatMap(({ definition }) => (definition ? secretsOfServer(definition) : [])),
		);
		this.#servers = servers;
		this.#options.onChanged();
	}
}
