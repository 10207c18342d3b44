import { messageOf } from "@parley/base/errors/message-of";
import { type BackoffPolicy, backoffDelay, countFailure } from "@parley/base/time/backoff";
import { hostSchedule, type Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { wordingOf } from "@parley/words/error-words";
import { wording } from "@parley/words/wording";
import type { AgentExit } from "./agent-exit.ts";
import { describeExit } from "./describe-exit.ts";
import { AgentStartError } from "./start-errors.ts";
import { AgentUnavailableError, type SupervisorState } from "./supervisor-state.ts";

/** Something that can be supervised: it runs until it exits or is ended. */
export type Supervised = {
	/** False as soon as its exit is known, before `exited` has reached everyone. */
	readonly alive: boolean;
	readonly exited: Promise<AgentExit>;
	readonly end: () => Promise<unknown>;
};

export type SupervisionPolicy = BackoffPolicy & {
	/** This many consecutive failures lead to `failed`. */
	readonly maxFailures: number;
	/** An agent that ran this long was healthy: its exit counts as a first failure. */
	readonly healthyAfterMs: number;
};

export const defaultSupervision: SupervisionPolicy = {
	firstDelayMs: 250,
	maxDelayMs: 30_000,
	factor: 2,
	jitter: 0.5,
	maxFailures: 5,
	healthyAfterMs: 60_000,
};

export type SupervisorOptions<Agent extends Supervised> = {
	readonly name: string;
	/** Starts the agent; aborts and cleans up when the signal fires. */
	readonly start: (signal: AbortSignal) => Promise<Agent>;
	readonly logger: Logger;
	readonly policy?: SupervisionPolicy;
	/** Monotonic milliseconds from an arbitrary origin. */
	readonly now?: () => number;
	readonly schedule?: Schedule;
	readonly random?: () => number;
};

type Failure = { readonly reason: string; readonly permanent: boolean; readonly cause?: unknown };

/** Keeps an agent running: restarts it with growing delays when it dies, and gives up after repeated failures. */
export class Supervisor<Agent extends Supervised> {
	readonly #options: Required<SupervisorOptions<Agent>>;
	readonly #listeners = new Set<(state: SupervisorState<Agent>) => void>();
	#state: SupervisorState<Agent> = { status: "stopped" };
	#isLeft = false;
	#isHurried = false;
	/** Ends the wait for the next attempt. */
	#wake: (() => void) | undefined;
	#run: { readonly controller: AbortController; readonly done: Promise<void> } | undefined;

	constructor(options: SupervisorOptions<Agent>) {
		this.#options = {
			policy: defaultSupervision,
			now: () => performance.now(),
			schedule: hostSchedule,
			random: Math.random,
			...options,
		};
	}

	get state(): SupervisorState<Agent> {
		return this.#state;
	}

	/** Calls the listener at each change from now on; the returned function unsubscribes. */
	onState(listener: (state: SupervisorState<Agent>) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Starts supervising, unless it already does or has failed permanently. */
	start(): void {
		if (this.#state.status !== "stopped") return;
		const controller = new AbortController();
		this.#run = { controller, done: this.#keepRunning(controller.signal) };
	}

	/** The running agent, started if necessary. Rejects if it has failed permanently or is stopped meanwhile. */
	ready(): Promise<Agent> {
		this.start();
		return new Promise((resolve, reject) => {
			const settle = (state: SupervisorState<Agent>): void => {
				if (state.status === "running" && state.agent.alive) resolve(state.agent);
				else if (state.status === "failed") reject(this.#unavailable(state.reason, state.cause));
				else if (state.status === "stopped")
					reject(new AgentUnavailableError(wording("agentStart.stopped", { agent: this.#options.name })));
				else return;
				forget();
			};
			const forget = this.onState(settle);
			settle(this.#state);
		});
	}

	/** A person wants the agent now: its next start does not wait, and earlier failures do not count. */
	hurry(): void {
		this.#isHurried = true;
		this.#wake?.();
	}

	/** Restarts the agent at once, with the failure count reset. */
	async restart(): Promise<Agent> {
		await this.stop();
		return this.ready();
	}

	async stop(): Promise<void> {
		const run = this.#run;
		if (run === undefined) return;
		if (this.#state.status !== "stopping") this.#change({ status: "stopping" });
		run.controller.abort();
		await run.done;
		if (this.#run !== run) return;
		this.#run = undefined;
		this.#change({ status: "stopped" });
	}

	/**
	 * Supervises no more, and leaves a running agent as it is. One that is still starting is ended. Nobody is told of a failure: whoever
	 * waits for the agent waits on.
	 */
	async leave(): Promise<void> {
		this.#isLeft = true;
		this.#run?.controller.abort();
		await this.#run?.done;
	}

	async #keepRunning(signal: AbortSignal): Promise<void> {
		const { policy, now, random } = this.#options;
		for (let failures = 0; !signal.aborted; ) {
			const startedAt = now();
			const failure = await this.#runOnce(failures + 1, signal);
			if (signal.aborted) return;
			failures = countFailure(failures, now() - startedAt, policy.healthyAfterMs);
			const { reason, cause } = failure;
			if (this.#isHurried && !failure.permanent) {
				failures = 0;
				continue;
			}
			if (failure.permanent || failures >= policy.maxFailures) {
				this.#change({ status: "failed", failures, reason, cause });
				return;
			}
			const delayMs = backoffDelay(failures, policy, random);
			this.#change({ status: "waiting", failures, delayMs, reason });
			await this.#sleep(delayMs, signal);
			if (this.#isHurried) failures = 0;
		}
	}

	/** One run of the agent, from start to exit. */
	async #runOnce(attempt: number, signal: AbortSignal): Promise<Failure> {
		const { name, now, start } = this.#options;
		this.#isHurried = false;
		this.#change({ status: "starting", attempt });
		try {
			const agent = await start(signal);
			const isWanted = !signal.aborted;
			if (isWanted) this.#change({ status: "running", agent, since: now() });
			const exit = await Promise.race([agent.exited, aborted(signal)]);
			if (exit === undefined && !(isWanted && this.#isLeft)) await agent.end();
			const cause = new AgentUnavailableError(
				exit === undefined ? wording("agentStart.stopped", { agent: name }) : describeExit(name, exit),
			);
			return { reason: cause.message, permanent: false, cause };
		} catch (error) {
			const reason = messageOf(error);
			return { reason, permanent: error instanceof AgentStartError && error.permanent, cause: error };
		}
	}

	/** Resolves after the delay or when the signal fires, whichever is first. */
	#sleep(delayMs: number, signal: AbortSignal): Promise<void> {
		return new Promise((resolve) => {
			if (signal.aborted) {
				resolve();
				return;
			}
			const wake = (): void => {
				this.#wake = undefined;
				cancel();
				signal.removeEventListener("abort", wake);
				resolve();
			};
			const cancel = this.#options.schedule(wake, delayMs);
			this.#wake = wake;
			signal.addEventListener("abort", wake);
		});
	}

	#change(state: SupervisorState<Agent>): void {
		this.#state = state;
		const { agent: _, ...fields } = { agent: undefined, ...state };
		this.#options.logger.log(state.status === "failed" ? "error" : "info", "Supervision", fields);
		for (const listener of [...this.#listeners]) listener(state);
	}

	/** Our own errors name the agent and say that it is not running; foreign ones do neither. */
	#unavailable(reason: string, cause: unknown): AgentUnavailableError {
		const { name } = this.#options;
		const said = wordingOf(cause) ?? wording("agentStart.unavailable", { agent: name, reason });
		return new AgentUnavailableError(said, { cause });
	}
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
	new Promise((resolve) => {
		if (signal.aborted) resolve(undefined);
		else signal.addEventListener("abort", () => resolve(undefined), { once: true });
	});
