import type { Schedule } from "@parley/base/time/schedule";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import { expect, test } from "vitest";
import type { AgentExit } from "./agent-exit.ts";
import { AgentNotFoundError } from "./start-errors.ts";
import { Supervisor } from "./supervisor.ts";
import { AgentUnavailableError, type SupervisorState } from "./supervisor-state.ts";

const policy = {
	firstDelayMs: 100,
	maxDelayMs: 1000,
	factor: 2,
	jitter: 0,
	maxFailures: 4,
	healthyAfterMs: 5000,
};
const command = { name: "Test", command: "nope", args: [], env: {}, cwd: "/" };

class Life {
	readonly #end = Promise.withResolvers<AgentExit>();
	readonly exited = this.#end.promise;
	alive = true;
	ended = false;

	crash(code: number): void {
		this.alive = false;
		this.#end.resolve({ code, signal: undefined });
	}

	async end(): Promise<void> {
		this.alive = false;
		this.ended = true;
		this.#end.resolve({ code: 0, signal: undefined });
	}
}

/** A supervisor whose agents and clock the test controls. */
const supervise = (start?: (signal: AbortSignal) => Promise<Life>, schedule?: Schedule) => {
	let time = 0;
	const lives: Life[] = [];
	const sleeps: number[] = [];
	const states: SupervisorState<Life>[] = [];
	const watchers = new Set<() => void>();
	const log = new LogEventStream();
	const supervisor = new Supervisor<Life>({
		name: "Test",
		start:
			start ??
			(async () => {
				const life = new Life();
				lives.push(life);
				return life;
			}),
		logger: Logger.create("acp", { sinks: [log] }),
		policy,
		random: () => 0,
		now: () => time,
		schedule:
			schedule ??
			((callback, ms) => {
				sleeps.push(ms);
				time += ms;
				queueMicrotask(callback);
				return () => undefined;
			}),
	});
	supervisor.onState((state) => {
		states.push(state);
		for (const watcher of watchers) watcher();
	});
	const until = (matches: () => boolean): Promise<void> =>
		new Promise((resolve) => {
			const look = (): void => {
				if (!matches()) return;
				watchers.delete(look);
				resolve();
			};
			watchers.add(look);
			look();
		});
	const running = (count: number): Promise<void> =>
		until(() => supervisor.state.status === "running" && lives.length === count);
	return { supervisor, lives, sleeps, states, log, until, running, pass: (ms: number) => (time += ms) };
};

test("[E11.crash][E11.backoff] an agent that dies is restarted with growing delays, until the supervisor gives up and reports the reason", async () => {
	const { supervisor, lives, sleeps, states, running, until } = supervise();
	expect(supervisor.state).toEqual({ status: "stopped" });
	supervisor.start();
	for (let life = 1; life <= policy.maxFailures; life++) {
		await running(life);
		lives.at(-1)?.crash(life);
	}
	await until(() => supervisor.state.status === "failed");
	expect(sleeps).toEqual([100, 200, 400]);
	expect(supervisor.state).toMatchObject({
		status: "failed",
		failures: 4,
		reason: "Test ended with exit code 4.",
	});
	expect(states.map(({ status }) => status)).toEqual([
		...["starting", "running", "waiting"],
		...["starting", "running", "waiting"],
		...["starting", "running", "waiting"],
		...["starting", "running", "failed"],
	]);
	await expect(supervisor.ready()).rejects.toThrow(AgentUnavailableError);
	// That it is not running is said once.
	await expect(supervisor.ready()).rejects.toThrow(/^Test ended with exit code 4\.$/);
	supervisor.start();
	expect(supervisor.state.status).toBe("failed");
});

test("[E11.backoff] a caller right after the agent's exit gets the next process, not the dead one", async () => {
	const { supervisor, lives } = supervise();
	const first = await supervisor.ready();
	first.crash(1);
	const second = await supervisor.ready();
	expect(lives).toEqual([first, second]);
	expect(second.alive).toBe(true);
	await supervisor.stop();
});

test("[E11.backoff] a healthy run resets the failure count", async () => {
	const { supervisor, lives, sleeps, running, pass } = supervise();
	supervisor.start();
	for (let life = 1; life <= 3; life++) {
		await running(life);
		lives.at(-1)?.crash(1);
	}
	await running(4);
	pass(policy.healthyAfterMs);
	lives.at(-1)?.crash(1);
	await running(5);
	expect(sleeps).toEqual([100, 200, 400, 100]);
	await supervisor.stop();
});

test("[E11.backoff] a manual restart leaves the failed state and ends a running agent", async () => {
	const { supervisor, lives, running, until } = supervise();
	supervisor.start();
	for (let life = 1; life <= policy.maxFailures; life++) {
		await running(life);
		lives.at(-1)?.crash(1);
	}
	await until(() => supervisor.state.status === "failed");
	const fresh = await supervisor.restart();
	expect(supervisor.state).toMatchObject({ status: "running", agent: fresh });
	const next = await supervisor.restart();
	expect(fresh.ended).toBe(true);
	expect(next).not.toBe(fresh);
	await supervisor.stop();
	expect(next.ended).toBe(true);
	expect(supervisor.state).toEqual({ status: "stopped" });
});

test("[E11.backoff] a permanent start failure is not retried, a transient one is", async () => {
	const hopeless = supervise(() => Promise.reject(new AgentNotFoundError(command)));
	await expect(hopeless.supervisor.ready()).rejects.toThrow("there is no program “nope”");
	expect(hopeless.supervisor.state).toMatchObject({ status: "failed", failures: 1 });
	expect(hopeless.sleeps).toEqual([]);

	const unlucky = supervise(() => Promise.reject(new Error("out of processes")));
	await expect(unlucky.supervisor.ready()).rejects.toThrow("out of processes");
	expect(unlucky.sleeps).toEqual([100, 200, 400]);
});

test("[E11.shutdown] stopping during a start ends the new process and rejects the waiting callers", async () => {
	const begun = Promise.withResolvers<void>();
	const finish = Promise.withResolvers<Life>();
	const { supervisor, states } = supervise(() => {
		begun.resolve();
		return finish.promise;
	});
	const wanted = supervisor.ready();
	await begun.promise;
	const stopped = supervisor.stop();
	const life = new Life();
	finish.resolve(life);
	await expect(wanted).rejects.toThrow(/^Test was stopped\.$/);
	await stopped;
	expect(life.ended).toBe(true);
	expect(states.map(({ status }) => status)).toEqual(["starting", "stopping", "stopped"]);
});

test("[D7.reattach] leaving stops the supervision and not the agent, which is not started again when it exits", async () => {
	const { supervisor, lives, states, running } = supervise();
	supervisor.start();
	await running(1);
	await supervisor.leave();
	lives[0]?.crash(1);
	await supervisor.leave();
	expect([lives.length, lives[0]?.ended]).toEqual([1, false]);
	expect(states.map(({ status }) => status)).toEqual(["starting", "running"]);
});

test("[D7.reattach] leaving cancels a restart that is due, and whoever waits for it is told of no failure", async () => {
	const due = Promise.withResolvers<void>();
	let isCancelled = false;
	const { supervisor, lives, states } = supervise(undefined, () => {
		due.resolve();
		return () => {
			isCancelled = true;
		};
	});
	(await supervisor.ready()).crash(1);
	const next = supervisor.ready();
	await due.promise;
	await supervisor.leave();
	expect([isCancelled, lives.length]).toEqual([true, 1]);
	expect(await Promise.race([next, Promise.resolve("waiting")])).toBe("waiting");
	expect(states.at(-1)?.status).toBe("waiting");
});

test("[D7.reattach] leaving ends an agent that is still starting: no session has it", async () => {
	const begun = Promise.withResolvers<AbortSignal>();
	const finish = Promise.withResolvers<Life>();
	const { supervisor } = supervise((signal) => {
		begun.resolve(signal);
		return finish.promise;
	});
	supervisor.start();
	const signal = await begun.promise;
	const left = supervisor.leave();
	expect(signal.aborted).toBe(true);
	const life = new Life();
	finish.resolve(life);
	await left;
	expect(life.ended).toBe(true);
});

test("[E12.covered] every change is logged, with its reason and without the agent itself", async () => {
	const { supervisor, lives, running, log } = supervise();
	supervisor.start();
	await running(1);
	lives.at(-1)?.crash(9);
	const record = await log.waitFor(({ fields: { status } = {} }) => status === "waiting");
	expect(record).toMatchObject({
		category: "acp",
		message: "Supervision",
		fields: { failures: 1, delayMs: 100, reason: "Test ended with exit code 9." },
	});
	await running(2);
	await supervisor.stop();
});

test("[D6.restart][E11.backoff] an agent that a person wants now is not waited for, and its failures are forgotten", async () => {
	const timers: (() => void)[] = [];
	const held: Schedule = (callback) => {
		timers.push(callback);
		return () => undefined;
	};
	const { supervisor, lives, states, running, until } = supervise(undefined, held);
	supervisor.start();
	await running(1);
	lives.at(-1)?.crash(1);
	await until(() => supervisor.state.status === "waiting");
	supervisor.hurry();
	await running(2);
	lives.at(-1)?.crash(2);
	await until(() => supervisor.state.status === "waiting");
	// The one failure since, and not the two there were.
	expect(supervisor.state).toMatchObject({ failures: 1, delayMs: 100 });
	await supervisor.stop();
	expect(states.filter(({ status }) => status === "starting")).toHaveLength(2);
});

test("[D6.restart] an agent that is ended to be restarted starts again without a wait", async () => {
	const { supervisor, lives, sleeps, running } = supervise();
	supervisor.start();
	await running(1);
	supervisor.hurry();
	await lives[0]?.end();
	await running(2);
	expect(sleeps).toEqual([]);
	// Only the next start was hurried.
	lives.at(-1)?.crash(1);
	await running(3);
	expect(sleeps).toEqual([100]);
	await supervisor.stop();
});
