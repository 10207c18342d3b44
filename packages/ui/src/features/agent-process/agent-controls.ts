import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import { type Accessor, createSignal, type Setter } from "solid-js";

type Others = NonNullable<Result<"session.restart">["others"]>;

/** Restarts the agent of a session, or ends it. */
export class AgentControls {
	/** Other chats that share the process; the user must confirm that they are restarted too. */
	readonly others: Accessor<Others | undefined>;
	readonly isRestarting: Accessor<boolean>;
	readonly #setOthers: Setter<Others | undefined>;
	readonly #setRestarting: Setter<boolean>;
	readonly #sessionId: string;
	readonly #hub: HubConnection;

	constructor(sessionId: string, hub: HubConnection) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		[this.others, this.#setOthers] = createSignal<Others>();
		[this.isRestarting, this.#setRestarting] = createSignal(false);
	}

	/** False if other chats would be restarted too, and nobody has agreed yet. */
	async restart(named: readonly string[] = []): Promise<boolean> {
		if (this.isRestarting()) return false;
		this.#setRestarting(true);
		try {
			const { restarted, others } = await this.#hub.request("session.restart", {
				...{ sessionId: this.#sessionId, others: [...named] },
			});
			this.#setOthers(restarted ? undefined : others);
			return restarted;
		} finally {
			this.#setRestarting(false);
		}
	}

	/** The user has seen which chats share the process. */
	confirm(): Promise<boolean> {
		const named = this.others()?.map(({ sessionId }) => sessionId);
		this.dismiss();
		return this.restart(named);
	}

	dismiss(): void {
		this.#setOthers(undefined);
	}

	async stopAndClose(): Promise<void> {
		await this.#hub.request("session.stop", { sessionId: this.#sessionId });
	}
}
