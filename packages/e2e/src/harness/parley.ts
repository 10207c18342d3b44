import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { endHub } from "./end-hub.ts";

const cli = fileURLToPath(import.meta.resolve("@parley/server/cli/main"));
const hubMain = fileURLToPath(import.meta.resolve("@parley/server/hub-process/main"));
const run = promisify(execFile);

export type ServeOptions = {
	readonly args?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	/** The content of `config.json`. */
	readonly config?: unknown;
	/** The Node that runs it and its commands; by default the one that runs the tests. */
	readonly node?: string;
};

/** `parley serve` as a user runs it: its own process, its own data folder, an address on stdout. */
export class Parley implements AsyncDisposable {
	readonly data: string;
	readonly folder: string;
	readonly stdout: string[] = [];
	readonly stderr: string[] = [];
	#serve: ChildProcess | undefined;
	#url: string | undefined;
	readonly #node: string;

	private constructor(root: string, node: string) {
		this.#node = node;
		this.data = join(root, "data");
		this.folder = join(root, "project");
	}

	static async serve(options: ServeOptions = {}): Promise<Parley> {
		const parley = new Parley(await mkdtemp(join(tmpdir(), "parley-e2e-")), options.node ?? process.execPath);
		await mkdir(parley.folder);
		if (options.config !== undefined) {
			await mkdir(parley.data, { mode: 0o700 });
			await writeFile(join(parley.data, "config.json"), JSON.stringify(options.config));
		}
		await parley.start(options);
		return parley;
	}

	/** The address with its token. */
	get url(): string {
		if (this.#url === undefined) throw new Error("parley serve is not running");
		return this.#url;
	}

	/** The address without its token. */
	get origin(): string {
		return new URL(this.url).origin;
	}

	get token(): string {
		return new URL(this.url).hash.slice("#token=".length);
	}

	/** The process of the newest `serve`. */
	get servePid(): number {
		return this.#serve?.pid ?? 0;
	}

	async start({ args = [], env = {} }: Omit<ServeOptions, "node"> = {}): Promise<void> {
		const serve = spawn(this.#node, [cli, "serve", this.folder, "--no-open", "--data", this.data, ...args], {
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		this.#serve = serve;
		createInterface({ input: serve.stderr }).on("line", (line) => this.stderr.push(line));
		const lines = createInterface({ input: serve.stdout });
		lines.on("line", (line) => this.stdout.push(line));
		const first = await Promise.race([once(lines, "line"), once(serve, "exit")]);
		if (typeof first[0] !== "string" || !first[0].startsWith("http")) {
			throw new Error(`parley serve ended with ${first[0]}: ${this.stderr.join("\n")}`);
		}
		this.#url = first[0];
	}

	/** Runs another `parley` command on the same data. */
	async command(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
		try {
			return { code: 0, ...(await run(this.#node, [cli, ...args, "--data", this.data])) };
		} catch (error) {
			if (!(error instanceof Error) || !("stdout" in error) || !("code" in error)) throw error;
			return {
				code: Number(error.code),
				stdout: String(error.stdout),
				stderr: String("stderr" in error ? error.stderr : ""),
			};
		}
	}

	/** Tries to run another hub on the same data, bypassing the command that would join the first. */
	async secondHub(): Promise<{ code: number; stderr: string }> {
		const child = spawn(this.#node, [hubMain, "--data", this.data], {
			stdio: ["ignore", "ignore", "pipe"],
		});
		let stderr = "";
		child.stderr.setEncoding("utf8").on("data", (text: string) => {
			stderr += text;
		});
		const [code] = await once(child, "close");
		return { code, stderr };
	}

	async hubPid(): Promise<number> {
		const address: { pid: number } = JSON.parse(await readFile(join(this.data, "hub.json"), "utf8"));
		return address.pid;
	}

	/** The processes of the agents, as the hub knows them. */
	async agents(): Promise<readonly number[]> {
		return (await this.#keeper()).agents.map(({ pid }) => pid);
	}

	/** The process that keeps the agents. */
	async keeperPid(): Promise<number> {
		return (await this.#keeper()).pid;
	}

	async #keeper(): Promise<{ readonly pid: number; readonly agents: readonly { readonly pid: number }[] }> {
		const { stdout } = await this.command("status", "--json");
		return JSON.parse(stdout).keeper;
	}

	async hubLog(): Promise<string> {
		return readFile(join(this.data, "logs", "hub.log"), "utf8").catch(() => "(no hub log)");
	}

	/** What Ctrl-C does. Resolves when `serve` has ended. */
	async interrupt(): Promise<number | null> {
		const serve = this.#serve;
		this.#serve = undefined;
		if (serve === undefined || serve.exitCode !== null) return serve?.exitCode ?? null;
		serve.kill("SIGINT");
		const [code] = await once(serve, "exit");
		return code;
	}

	/** Ends `serve` without a chance to say anything to the hub. */
	async kill(): Promise<void> {
		const serve = this.#serve;
		this.#serve = undefined;
		if (serve === undefined || serve.exitCode !== null) return;
		serve.kill("SIGKILL");
		await once(serve, "exit");
	}

	async [Symbol.asyncDispose](): Promise<void> {
		await this.interrupt();
		await endHub(this.data);
		await rm(join(this.data, ".."), { recursive: true, force: true, maxRetries: 3 });
	}
}
