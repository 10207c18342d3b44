import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { LoginAttempt, LoginAttempts as Shown } from "@parley/protocol/login/methods";
import { wordedMessageOf } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { AgentConfig } from "../agents/agent-config.ts";
import { LoginCancelledError } from "./login-errors.ts";

type Attempt = { readonly shown: LoginAttempt; readonly abort: AbortController };

/** What a login does while it is under way. */
export type LoginRun = (handle: {
	readonly signal: AbortSignal;
	/** From now on the agent is asked whether it is logged in. */
	readonly checking: () => void;
}) => Promise<void>;

/** The logins that are under way, one for each agent, and how the last ones failed. */
export class LoginAttempts {
	readonly #publish: (attempts: Shown) => void;
	readonly #attempts = new Map<string, Attempt>();
	readonly #running = new Set<Promise<void>>();

	constructor(publish: (attempts: Shown) => void) {
		this.#publish = publish;
	}

	get shown(): Shown {
		return { attempts: [...this.#attempts.values()].map(({ shown }) => shown) };
	}

	isUnderWay(agentId: string): boolean {
		const state = this.#attempts.get(agentId)?.shown.state;
		return state === "running" || state === "checking";
	}

	/** Resolves at once; what becomes of the login is published. */
	begin({ agentId, title }: AgentConfig, methodId: string, run: LoginRun): void {
		if (this.isUnderWay(agentId))
			throw new RequestFailure("conflict", wording("login.underWay", { agent: title }));
		const abort = new AbortController();
		const set = (shown: Omit<LoginAttempt, "agentId" | "methodId">): void =>
			this.#set(agentId, { abort, shown: { agentId, methodId, ...shown } });
		set({ state: "running" });
		const { signal } = abort;
		const over = run({ signal, checking: () => set({ state: "checking" }) }).then(
			() => this.#set(agentId, undefined),
			(error: unknown) => {
				if (signal.aborted) set({ state: "cancelled", ...wordedMessageOf(new LoginCancelledError()) });
				else set({ state: "failed", ...wordedMessageOf(error) });
			},
		);
		this.#running.add(over);
		void over.finally(() => this.#running.delete(over));
	}

	/** Ends the login of an agent, if one is under way. */
	cancel(agentId: string): void {
		if (this.isUnderWay(agentId)) this.#attempts.get(agentId)?.abort.abort(new LoginCancelledError());
	}

	/** Forgets how the last login failed: the agent is logged in. */
	forget(agentId: string): void {
		if (this.#attempts.has(agentId) && !this.isUnderWay(agentId)) this.#set(agentId, undefined);
	}

	/** Ends all logins; resolves when nothing of them runs. */
	async close(): Promise<void> {
		for (const { abort } of this.#attempts.values()) abort.abort(new LoginCancelledError());
		await Promise.all(this.#running);
	}

	#set(agentId: string, attempt: Attempt | undefined): void {
		if (attempt === undefined) this.#attempts.delete(agentId);
		else this.#attempts.set(agentId, attempt);
		this.#publish(this.shown);
	}
}
