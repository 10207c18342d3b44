import type { HubConnection } from "@parley/client/core/hub-connection";
import type { PromptContent } from "@parley/protocol/message/content";
import type { SessionStore } from "../../shared/session/session-store.ts";
import type { StopTurn } from "../stop/stop-turn.ts";

/** Changes the prompts of a session that wait for their turn. */
export class PromptQueue {
	readonly #session: Pick<SessionStore, "sessionId" | "state">;
	readonly #hub: HubConnection;
	readonly #stopping: Pick<StopTurn, "wasAsked">;

	constructor(
		session: Pick<SessionStore, "sessionId" | "state">,
		hub: HubConnection,
		stopping: Pick<StopTurn, "wasAsked">,
	) {
		this.#session = session;
		this.#hub = hub;
		this.#stopping = stopping;
	}

	async remove(messageId: string): Promise<void> {
		await this.#hub.request("prompt.remove", { sessionId: this.#sessionId, messageId });
	}

	async edit(messageId: string, content: readonly PromptContent[]): Promise<void> {
		await this.#hub.request("prompt.edit", { sessionId: this.#sessionId, messageId, content: [...content] });
	}

	/** Moves a prompt before another one, or to the end. */
	async move(messageId: string, before: string | undefined): Promise<void> {
		const place = before === undefined ? {} : { before };
		await this.#hub.request("prompt.move", { sessionId: this.#sessionId, messageId, ...place });
	}

	/** Stops the turn under way and runs this prompt next. */
	async sendNow(messageId: string): Promise<void> {
		const turn = this.#session.state()?.head.running?.turn;
		const { stopped } = await this.#hub.request("prompt.sendNow", { sessionId: this.#sessionId, messageId });
		if (stopped) this.#stopping.wasAsked(turn);
	}

	/** Runs the prompts held back after the previous turn did not complete. */
	async resume(): Promise<void> {
		await this.#hub.request("prompt.resume", { sessionId: this.#sessionId });
	}

	get #sessionId(): string {
		return this.#session.sessionId;
	}
}
