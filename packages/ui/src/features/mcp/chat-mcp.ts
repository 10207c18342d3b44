import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import type { ServerState } from "@parley/protocol/mcp/state";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText } from "../../shared/failure-text.ts";

export type ServerList = Result<"mcp.list">;

type Server = Pick<ServerState, "name" | "from">;

/** The MCP servers of one open chat, as the hub tells them. */
export class ChatMcp {
	/** Undefined until the hub has answered. */
	readonly list: Accessor<ServerList | undefined>;
	readonly problem: Accessor<string | undefined>;
	/** The server that was approved last, while the agent does not have it yet. */
	readonly approved: Accessor<string | undefined>;
	readonly #setList: Setter<ServerList | undefined>;
	readonly #setProblem: Setter<string | undefined>;
	readonly #setApproved: Setter<string | undefined>;
	readonly #put: Accessor<ReadonlySet<string>>;
	readonly #setPut: Setter<ReadonlySet<string>>;
	readonly #sessionId: string;
	readonly #hub: Pick<HubConnection, "request">;
	#asked = 0;

	constructor(sessionId: string, hub: Pick<HubConnection, "request">) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		[this.list, this.#setList] = createSignal<ServerList>();
		[this.problem, this.#setProblem] = createSignal<string>();
		[this.approved, this.#setApproved] = createSignal<string>();
		[this.#put, this.#setPut] = createSignal<ReadonlySet<string>>(new Set());
	}

	/** Those that wait for an approval. */
	get waiting(): readonly ServerState[] {
		return (this.list()?.servers ?? []).filter(({ status }) => status === "needsApproval");
	}

	/** Those that wait and were not put off here. */
	get asking(): readonly ServerState[] {
		return this.waiting.filter(({ approval = "" }) => !this.#put().has(approval));
	}

	/** Only the newest answer counts. */
	async load(): Promise<void> {
		this.#asked += 1;
		const asked = this.#asked;
		try {
			const list = await this.#hub.request("mcp.list", { sessionId: this.#sessionId });
			if (asked !== this.#asked) return;
			this.#setList(list);
			this.#setProblem(undefined);
			if (!list.isBehind) this.#setApproved(undefined);
		} catch (error) {
			if (asked === this.#asked) this.#setProblem(failureText(error));
		}
	}

	async switch({ name, from }: Server, scope: "chat" | "default", isOn: boolean): Promise<void> {
		await this.#hub.request("mcp.switch", { sessionId: this.#sessionId, name, from, scope, isOn });
		await this.load();
	}

	/** Approves exactly the server that was shown. */
	async approve({ name, approval = "" }: ServerState): Promise<void> {
		try {
			await this.#hub.request("mcp.approve", { sessionId: this.#sessionId, name, approval });
			this.#setApproved(name);
		} finally {
			// Also after a refusal: it has probably changed, and must be shown as it is now.
			await this.load();
		}
	}

	async revoke(name: string): Promise<void> {
		await this.#hub.request("mcp.revoke", { sessionId: this.#sessionId, name });
		await this.load();
	}

	async apply(): Promise<void> {
		await this.#hub.request("mcp.apply", { sessionId: this.#sessionId });
		this.#setApproved(undefined);
		await this.load();
	}

	/** Asks no more about this one until it changes or the page is loaded again. */
	putOff({ approval = "" }: ServerState): void {
		this.#setPut((before) => new Set([...before, approval]));
	}

	dismissApproved(): void {
		this.#setApproved(undefined);
	}
}
