import { messageOf } from "@parley/base/errors/message-of";
import { type BackoffPolicy, backoffDelay, countFailure } from "@parley/base/time/backoff";
import { hostSchedule, type Schedule } from "@parley/base/time/schedule";
import type { Logger } from "@parley/logging/logger";
import { reasonOf } from "@parley/words/error-words";
import { inEnglish } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { AgentExit } from "./agent-exit.ts";
import { describeExit } from "./describe-exit.ts";
import { AgentStartError } from "./start-errors.ts";
import { AgentUnavailableError, type SupervisorState } from "./supervisor-state.ts";

/** What can be supervised: something that runs until it ends or is ended. */
export type Supervised = {
	/** False as soon as its end is known, which is before `exited` has reached everyone. */
	readonly alive: boolean;
	readonly exited: Promise<AgentExit>;
	readonly end: () => Promise<unknown>;
};

export type SupervisionPolicy = BackoffPolicy & {
	/** So many failures in a row end in `failed`. */
	readonly maxFailures: number;
	/** An agent that ran this long was healthy: its end is the first failure of a new row. */
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
	/** Starts the agent; gives up and cleans up when the signal fires. */
	readonly start: (signal: AbortSignal) => Promise<Agent>;
	readonly logger: Logger;
	readonly policy?: SupervisionPolicy;
	/** Milliseconds from an arbitrary start; never goes back. */
	readonly now?: () => number;
	readonly schedule?: Schedule;
	readonly random?: () => number;
};

type Failure = { readonly reason: string; readonly permanent: boolean; readonly cause?: unknown };

/** Keeps an agent running: starts it again when it dies, later each time, and stops trying when it cannot live. */
export class Supervisor<Agent extends Supervised> {
	readonly #options: Required<SupervisorOptions<Agent>>;
	readonly #listeners = new Set<(state: SupervisorState<Agent>) => void>();
	#state: SupervisorState<Agent> = { status: "stopped" };
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

	/** Calls the listener at each change from now on; the returned function ends it. */
	onState(listener: (state: SupervisorState<Agent>) => void): () => void {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	}

	/** Begins to keep the agent running, unless it does so already or has failed for good. */
	start(): void {
		if (this.#state.status !== "stopped") return;
		const controller = new AbortController();
		this.#run = { controller, done: this.#keepRunning(controller.signal) };
	}

	/** The running agent, started if need be. Rejects when it has failed for good or is stopped meanwhile. */
	ready(): Promise<Agent> {
		this.start();
		return new Promise((resolve, reject) => {
			const settle = (state: SupervisorState<Agent>): void => {
				if (state.status === "running" && state.agent.alive) resolve(state.agent);
				else if (state.status === "failed") reject(this.#unavailable(state.reason, state.cause));
				else if (state.status === "stopped") reject(this.#unavailable("it was stopped"));
				else return;
				forget();
			};
			const forget = this.onState(settle);
			settle(this.#state);
		});
	}

	/** Ends the agent and starts it anew, at once and with a clean record. */
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

	async #keepRunning(signal: AbortSignal): Promise<void> {
		const { policy, now, random } = this.#options;
		for (let failures = 0; !signal.aborted; ) {
			const startedAt = now();
			const failure = await this.#runOnce(failures + 1, signal);
			if (signal.aborted) return;
			failures = countFailure(failures, now() - startedAt, policy.healthyAfterMs);
			const { reason, cause } = failure;
			if (failure.permanent || failures >= policy.maxFailures) {
				this.#change({ status: "failed", failures, reason, cause });
				return;
			}
			const delayMs = backoffDelay(failures, policy, random);
			this.#change({ status: "waiting", failures, delayMs, reason });
			await this.#sleep(delayMs, signal);
		}
	}

	/** One life of the agent, from its start to its end. */
	async #runOnce(attempt: number, signal: AbortSignal): Promise<Failure> {
		const { name, now, start } = this.#options;
		this.#change({ status: "starting", attempt });
		try {
			const agent = await start(signal);
			if (!signal.aborted) this.#change({ status: "running", agent, since: now() });
			const exit = await Promise.race([agent.exited, aborted(signal)]);
			if (exit === undefined) await agent.end();
			return {
				reason: inEnglish(
					exit === undefined ? wording("agentStart.stopped", { agent: name }) : describeExit(name, exit),
				),
				permanent: false,
			};
		} catch (error) {
			const reason = messageOf(error);
			return { reason, permanent: error instanceof AgentStartError && error.permanent, cause: error };
		}
	}

	/** Ends after the time or when the signal fires, whichever is first. */
	#sleep(delayMs: number, signal: AbortSignal): Promise<void> {
		return new Promise((resolve) => {
			if (signal.aborted) {
				resolve();
				return;
			}
			const wake = (): void => {
				cancel();
				signal.removeEventListener("abort", wake);
				resolve();
			};
			const cancel = this.#options.schedule(wake, delayMs);
			signal.addEventListener("abort", wake);
		});
	}

	#change(state: SupervisorState<Agent>): void {
		this.#state = state;
		const { agent: _, ...fields } = { agent: undefined, ...state };
		this.#options.logger.log(state.status === "failed" ? "error" : "info", "Supervision", fields);
		for (const listener of [...this.#listeners]) listener(state);
	}

	#unavailable(reason: string, cause?: unknown): AgentUnavailableError {
		return new AgentUnavailableError(this.#options.name, cause === undefined ? reason : reasonOf(cause), {
			cause,
		});
	}
}

const aborted = (signal: AbortSignal): Promise<undefined> =>
	new Promise((resolve) => {
		if (signal.aborted) resolve(undefined);
		else signal.addEventListener("abort", () => resolve(undefined), { once: true });
	});
