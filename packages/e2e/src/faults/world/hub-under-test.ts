import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { BrokenPromise, Disk, Gate, Order, Report } from "../programs/orders.ts";

const main = join(import.meta.dirname, "../programs/hub-main.ts");
const preload = join(import.meta.dirname, "../programs/preload.ts");
const tinyUi = join(import.meta.dirname, "../../../../server/src/testing/ui");

export type HubSettings = {
	readonly data: string;
	readonly ui?: string;
	readonly broken?: BrokenPromise;
};

/** The hub ended although nobody killed it. */
export class HubEndedError extends Error {
	override readonly name = "HubEndedError";
	constructor(how: string) {
		super(`The hub ended by itself (${how}); its log and its output say why.`);
	}
}

/** A hub process that can be told where to stand still, and treated badly. */
export class HubUnderTest {
	readonly #settings: HubSettings;
	readonly #output: string;
	#child: ChildProcess | undefined;
	/** The one that a test has ended. */
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

	/** Resolves when it runs, rejects when it ends before that. */
	async start(disk: Disk = "well"): Promise<void> {
		const { data, ui = tinyUi, broken } = this.#settings;
		await mkdir(data, { recursive: true, mode: 0o700 });
		const output = openSync(this.#output, "a");
		const child = spawn(
			process.execPath,
			[
				...["--disable-warning=ExperimentalWarning", "--import", preload, main, "--data", data, "--ui", ui],
				...(broken === undefined ? [] : ["--broken", broken]),
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

	/** Resolves when the log stands still at the gate, until `release`. */
	arm(gate: Gate): Promise<void> {
		const reached = Promise.withResolvers<void>();
		// Whoever does not wait for it any more is not interested in how the hub ended either.
		reached.promise.catch(() => undefined);
		this.#gate = reached;
		this.#order({ order: "arm", gate });
		return reached.promise;
	}

	release(): void {
		this.#order({ order: "release" });
	}

	/** The operating system lets no file of it grow beyond so many bytes: what a full disk does, by other means. */
	limitFiles(bytes: number | "unlimited"): void {
		execFileSync("prlimit", ["--pid", String(this.pid), `--fsize=${bytes}:`]);
	}

	/** All that it and its earlier lives said to whoever started them. */
	get output(): string {
		return readFileSync(this.#output, "utf8");
	}

	/** Every append takes so much longer. */
	slow(milliseconds: number): void {
		this.#order({ order: "slow", milliseconds });
	}

	/** Puts its clock wrong by so many milliseconds. */
	moveClock(offset: number): void {
		this.#order({ order: "clock", offset });
	}

	setDisk(disk: Disk): void {
		this.#order({ order: "disk", disk });
	}

	signal(signal: "SIGSTOP" | "SIGCONT"): void {
		process.kill(this.pid, signal);
	}

	/** Ends it without a chance to do anything about it. */
	async kill(): Promise<void> {
		const child = this.#child;
		if (child === undefined || !this.isAlive) return;
		this.#doomed = child;
		const exited = once(child, "exit");
		child.kill("SIGKILL");
		await exited;
	}

	/** Resolves when it has ended by itself, never if a test ends it. */
	async ended(): Promise<void> {
		const child = this.#child;
		if (child === undefined) return;
		if (this.isAlive) await once(child, "exit");
		if (child === this.#doomed) await new Promise(() => undefined);
	}

	#order(order: Order): void {
		// A hub that ended meanwhile takes no orders, and whoever waits for it is told by its end.
		if (this.isAlive && this.#child?.connected === true) this.#child.send(order);
	}
}
