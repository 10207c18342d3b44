import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import type { ServerEntry } from "@parley/protocol/mcp/settings";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";

/** The user's own servers, as they are configured. */
export class McpSettings {
	/** Undefined until the hub has answered. */
	readonly settings: Accessor<Result<"mcp.settings"> | undefined>;
	readonly problem: Accessor<string | undefined>;
	readonly #setSettings: Setter<Result<"mcp.settings"> | undefined>;
	readonly #setProblem: Setter<string | undefined>;
	readonly #hub: Pick<HubConnection, "request">;

	constructor(hub: Pick<HubConnection, "request">) {
		this.#hub = hub;
		[this.settings, this.#setSettings] = createSignal<Result<"mcp.settings">>();
		[this.problem, this.#setProblem] = createSignal<string>();
	}

	async load(): Promise<void> {
		try {
			this.#setSettings(await this.#hub.request("mcp.settings", {}));
			this.#setProblem(undefined);
		} catch (error) {
			this.#setProblem(failureText(error));
		}
	}

	async save(name: string, entry: ServerEntry, isNew: boolean): Promise<void> {
		await this.#hub.request("mcp.save", { name, entry, isNew });
		await this.load();
	}

	async remove(name: string): Promise<void> {
		await this.#hub.request("mcp.remove", { name });
		await this.load();
	}
}
