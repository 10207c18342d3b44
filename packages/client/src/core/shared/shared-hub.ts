import type { ClientLog } from "../client-log.ts";
import { hostRuntime } from "../host-runtime.ts";
import type { RelayConnection } from "../hub-connection.ts";
import type { Runtime } from "../runtime.ts";
import type { PortLike } from "./port-like.ts";
import type { HubTarget } from "./port-message.ts";
import { ServedPort } from "./served-port.ts";

export type SharedHubOptions = {
	/** Creates a connection. It is closed when its last tab has left. */
	readonly connect: (target: HubTarget) => RelayConnection;
	/** Its category should be `client`. */
	readonly logger: ClientLog;
	readonly runtime?: Runtime;
	/** Silence after which a tab counts as gone. Browsers run the timers of hidden tabs once a minute. */
	readonly silenceMs?: number;
};

type Shared = {
	readonly connection: RelayConnection;
	users: number;
};

/** Serves many tabs, or views, with one connection per hub and token. */
export class SharedHub {
	readonly #options: SharedHubOptions;
	readonly #shared = new Map<string, Shared>();
	readonly #tabs = new Set<ServedPort>();

	constructor(options: SharedHubOptions) {
		this.#options = options;
	}

	get connections(): number {
		return this.#shared.size;
	}

	/** Attached tabs. */
	get tabs(): number {
		return this.#tabs.size;
	}

	serve(port: PortLike): void {
		const { logger, runtime = hostRuntime, silenceMs = 180_000 } = this.#options;
		const served = new ServedPort({
			port,
			logger,
			runtime,
			silenceMs,
			acquire: (target) => this.#acquire(target),
			onPresence: (isPresent) => {
				if (isPresent) this.#tabs.add(served);
				else this.#tabs.delete(served);
			},
		});
	}

	close(): void {
		for (const tab of this.#tabs) tab.close();
	}

	#acquire(target: HubTarget): { connection: RelayConnection; release: () => void } {
		const key = JSON.stringify([target.origin, target.token]);
		const shared = this.#shared.get(key) ?? { connection: this.#options.connect(target), users: 0 };
		this.#shared.set(key, shared);
		shared.users += 1;
		const release = (): void => {
			shared.users -= 1;
			if (shared.users > 0) return;
			this.#shared.delete(key);
			shared.connection.close();
		};
		return { connection: shared.connection, release };
	}
}
