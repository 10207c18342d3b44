import type { ServerStore } from "../store/server-store.ts";

type SwitchStore = Pick<ServerStore, "switches" | "putSwitch" | "forget">;

/** A server for switches: the user's own have no origin. */
export type SwitchedServer = { readonly origin: string; readonly name: string };

const anyChat = "";

/** Which servers are switched on: in a chat that says so, else by default, else as they are configured. */
export class Switches {
	readonly #store: SwitchStore;
	readonly #known: Map<string, boolean>;

	private constructor(store: SwitchStore, known: Map<string, boolean>) {
		this.#store = store;
		this.#known = known;
	}

	static async load(store: SwitchStore): Promise<Switches> {
		const all = await store.switches();
		return new Switches(
			store,
			new Map(all.map(({ scope, isOn, ...server }) => [keyOf(scope, server), isOn])),
		);
	}

	isOn(sessionId: string, server: SwitchedServer, configured: boolean): boolean {
		return this.#known.get(keyOf(sessionId, server)) ?? this.isOnByDefault(server, configured);
	}

	isOnByDefault(server: SwitchedServer, configured: boolean): boolean {
		return this.#known.get(keyOf(anyChat, server)) ?? configured;
	}

	/** Without a session, for all chats that do not say. Holds once it is on disk. */
	async put(sessionId: string | undefined, { origin, name }: SwitchedServer, isOn: boolean): Promise<void> {
		const scope = sessionId ?? anyChat;
		await this.#store.putSwitch({ scope, origin, name, isOn });
		this.#known.set(keyOf(scope, { origin, name }), isOn);
	}

	/** Forgets what a purged session said. */
	async forget(sessionId: string): Promise<void> {
		for (const key of this.#known.keys()) if (scopeOf(key) === sessionId) this.#known.delete(key);
		await this.#store.forget(sessionId);
	}

	/** The caller clears the store. */
	forgetAll(): void {
		this.#known.clear();
	}
}

const keyOf = (scope: string, { origin, name }: SwitchedServer): string =>
	JSON.stringify([scope, origin, name]);

const scopeOf = (key: string): unknown => {
	const parts: unknown = JSON.parse(key);
	return Array.isArray(parts) ? parts[0] : undefined;
};
