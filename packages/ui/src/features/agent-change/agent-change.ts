import type { HubConnection } from "@parley/client/core/hub-connection";

/** Changes what answers in a chat: another agent, or a fresh session of the same one. The log says what does. */
export class AgentChange {
	readonly #hub: Pick<HubConnection, "request">;

	constructor(hub: Pick<HubConnection, "request">) {
		this.#hub = hub;
	}

	/** Goes on with another configured agent. */
	async switchTo(sessionId: string, agent: string): Promise<void> {
		await this.#hub.request("session.switchAgent", { sessionId, agent });
	}

	/** The agent forgets the chat. */
	async startFresh(sessionId: string): Promise<void> {
		await this.#hub.request("session.fresh", { sessionId });
	}
}
