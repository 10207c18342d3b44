import type { HubConnection } from "@parley/client/core/hub-connection";
import type { DeletedSession } from "@parley/protocol/session/trash/methods";
import { type Accessor, createSignal } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";

/** Deleted sessions that can be restored. Loaded whenever someone looks. */
export class RecentlyDeleted {
	/** Undefined until the hub has answered. */
	readonly sessions: Accessor<readonly DeletedSession[] | undefined>;
	readonly more: Accessor<boolean>;
	readonly problem: Accessor<string | undefined>;
	readonly #setSessions: (sessions: readonly DeletedSession[] | undefined) => void;
	readonly #setMore: (more: boolean) => void;
	readonly #setProblem: (problem: string | undefined) => void;
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
		const [sessions, setSessions] = createSignal<readonly DeletedSession[]>();
		const [more, setMore] = createSignal(false);
		const [problem, setProblem] = createSignal<string>();
		this.sessions = sessions;
		this.more = more;
		this.problem = problem;
		this.#setSessions = setSessions;
		this.#setMore = setMore;
		this.#setProblem = setProblem;
	}

	async load(): Promise<void> {
		try {
			const { sessions, more } = await this.#hub.request("session.deleted", {});
			this.#setSessions(sessions);
			this.#setMore(more);
			this.#setProblem(undefined);
		} catch (error) {
			this.#setProblem(failureText(error));
		}
	}

	async restore(sessionId: string): Promise<void> {
		await this.#take(sessionId, () => this.#hub.request("session.restore", { sessionId }));
	}

	/** Deletes it for good. */
	async purge(sessionId: string): Promise<void> {
		await this.#take(sessionId, () => this.#hub.request("session.purge", { sessionId }));
	}

	async purgeAll(): Promise<void> {
		let problem: string | undefined;
		for (const { sessionId } of this.sessions() ?? []) {
			await this.purge(sessionId);
			problem = this.problem() ?? problem;
		}
		await this.load();
		if (problem !== undefined) this.#setProblem(problem);
	}

	/** A session unknown to the hub is removed here too. Any other failure may have come after the deletion, so the list is reloaded. */
	async #take(sessionId: string, ask: () => Promise<unknown>): Promise<void> {
		try {
			await ask();
		} catch (error) {
			if (!hasCode(error, "not_found")) {
				await this.load();
				this.#setProblem(failureText(error));
				return;
			}
		}
		this.#setSessions(this.sessions()?.filter((each) => each.sessionId !== sessionId));
		this.#setProblem(undefined);
	}
}
