import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Limits } from "@parley/keeper/limits";
import type { BrokenPromise, Disk, Gate, Order, Report } from "../programs/orders.ts";

const main = join(import.meta.dirname, "../programs/hub-main.ts");
const preload = join(import.meta.dirname, "../programs/preload.ts");
const tinyUi = join(import.meta.dirname, "../../../../server/src/testing/ui");

export type HubSettings = {
	readonly data: string;
	readonly ui?: string;
	readonly broken?: BrokenPromise;
	/** How much its keeper keeps, if not as much as any other. */
	readonly keeperLimits?: Pick<Limits, "agent" | "all">;
};

/** The hub ended although nobody killed it. */
export class HubEndedError extends Error {
	override readonly name = "HubEndedError";
	constructor(how: string) {
		super(`The hub ended by itself (${how}); its log and its output say why.`);
	}
}

/** A hub process that tests can hold at a given point, and mistreat. */
export class HubUnderTest {
	readonly #settings: HubSettings;
	readonly #output: string;
	#child: ChildProcess | undefined;
	/** The process that a test has killed. */
	#doomed: ChildProcess | undefined;
	#gate: PromiseWithResolvers<void> | undefined;
	/** How often it was started. */
	lives = 0;

	constructor(settings: HubSettings) {
		this.#settings = settings;
		this.#output = join(settings.data, "..", "hub-output.log");
	}

	get pid(): number {
		if (this.#child?.pid === undefined) throw new Error("the hub is not running");
		return this.#child.pid;
	}

	get isAlive(): boolean {
		return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
	}

	/** Resolves when it runs, rejects if it ends before that. */
	async start(disk: Disk = "well"): Promise<void> {
		const { data, ui = tinyUi, broken, keeperLimits } = this.#settings;
		await mkdir(data, { recursive: true, mode: 0o700 });
		const output = openSync(this.#output, "a");
		const child = spawn(
			process.execPath,
			[
				...["--disable-warning=ExperimentalWarning", "--import", preload, main, "--data", data, "--ui", ui],
				...(broken === undefined ? [] : ["--broken", broken]),
				...(keeperLimits === undefined
					? []
					: ["--agent-bytes", String(keeperLimits.agent), "--all-bytes", String(keeperLimits.all)]),
			],
			{
				stdio: ["ignore", output, output, "ipc"],
				env: { ...process.env, FAULTS_DISK: disk },
			},
		);
		closeSync(output);
		this.#child = child;
		this.lives += 1;
		const running = Promise.withResolvers<void>();
		child.on("message", ({ report }: Report) => {
			if (report === "running") running.resolve();
			else this.#gate?.resolve();
		});
		child.once("exit", (code, signal) => {
			const ended = new HubEndedError(signal ?? `exit code ${code}`);
			running.reject(ended);
			this.#gate?.reject(ended);
		});
		await running.promise;
	}

	/** Resolves when the log is held at the gate; `release` lets it continue. */
	arm(gate: Gate): Promise<void> {
		const reached = Promise.withResolvers<void>();
		// A test that no longer waits for the gate does not care how the hub ended either.
		reached.promise.catch(() => undefined);
		this.#gate = reached;
		this.#order({ order: "arm", gate });
		return reached.promise;
	}

	release(): void {
		this.#order({ order: "release" });
	}

	/** The operating system lets none of its files grow beyond this size: a full disk by other means. */
	limitFiles(bytes: number | "unlimited"): void {
		execFileSync("prlimit", ["--pid", String(this.pid), `--fsize=${bytes}:`]);
	}

	/** Everything it printed, in all its lives. */
	get output(): string {
		return readFileSync(this.#output, "utf8");
	}

	/** Delays every append. */
	slow(milliseconds: number): void {
		this.#order({ order: "slow", milliseconds });
	}

	/** Sets its clock off by an offset. */
	moveClock(offset: number): void {
		this.#order({ order: "clock", offset });
	}

	setDisk(disk: Disk): void {
		this.#order({ order: "disk", disk });
	}

	signal(signal: "SIGSTOP" | "SIGCONT"): void {
		process.kill(this.pid, signal);
	}

	/** Kills it without giving it a chance to react. */
	async kill(): Promise<void> {
		const child = this.#child;
		if (child === undefined || !this.isAlive) return;
		this.#doomed = child;
		const exited = once(child, "exit");
		child.kill("SIGKILL");
		await exited;
	}

	/** Asks it to end and to leave its agents at work, as a signal or an upgrade does. Resolves when it has ended. */
	async leave(): Promise<void> {
		const child = this.#child;
		if (child === undefined || !this.isAlive) return;
		this.#doomed = child;
		const exited = once(child, "exit");
		child.kill("SIGTERM");
		await exited;
	}

	/** Resolves when it has ended by itself; never, if a test kills it. */
	async ended(): Promise<void> {
		const child = this.#child;
		if (child === undefined) return;
		if (this.isAlive) await once(child, "exit");
		if (child === this.#doomed) await new Promise(() => undefined);
	}

	#order(order: Order): void {
		// A hub that has ended takes no orders, and its end notifies whoever waits for it.
		if (this.isAlive && this.#child?.connected === true) this.#child.send(order);
	}
}
