import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { type ClientApp, type ClientCapabilities, ndJsonStream } from "@agentclientprotocol/sdk";
import { ElizaClient } from "./eliza-client.ts";

export const mainFile = fileURLToPath(new URL("../main.ts", import.meta.url));

export type ElizaProcessOptions = {
	/** Her options. */
	readonly args?: readonly string[];
	readonly env?: Readonly<Record<string, string>>;
	readonly capabilities?: ClientCapabilities;
	/** Adds the client's side of the tricks' requests. */
	readonly serve?: (app: ClientApp) => void;
};

export type Exit = {
	readonly code: number | null;
	readonly signal: NodeJS.Signals | null;
};

/** Eliza in a real process, over real pipes. Dispose it to end the process. */
export class ElizaProcess extends ElizaClient implements AsyncDisposable {
	readonly exited: Promise<Exit>;
	readonly pid: number | undefined;
	readonly #child: ChildProcessWithoutNullStreams;
	#stdout = "";
	#stderr = "";

	static async start(options: ElizaProcessOptions = {}): Promise<ElizaProcess> {
		const env = { ...process.env, ELIZA_RATE: "0", ...options.env };
		const eliza = new ElizaProcess(spawn(process.execPath, [mainFile, ...(options.args ?? [])], { env }));
		options.serve?.(eliza.app);
		const stream = ndJsonStream(Writable.toWeb(eliza.#child.stdin), Readable.toWeb(eliza.#child.stdout));
		await eliza.connect(eliza.app.connect(stream), options.capabilities ?? {});
		return eliza;
	}

	private constructor(child: ChildProcessWithoutNullStreams) {
		super();
		this.#child = child;
		this.pid = child.pid;
		this.exited = once(child, "close").then(([code, signal]) => ({ code, signal }));
		child.stderr.setEncoding("utf8").on("data", (text: string) => {
			this.#stderr += text;
		});
		// A killed agent breaks the pipe in the middle of a write; the exit is what tests look at.
		child.stdin.on("error", () => {});
	}

	/** Records raw stdout. Call it before the prompt whose output is wanted. */
	tapStdout(): () => string {
		this.#child.stdout.on("data", (bytes: Buffer) => {
			this.#stdout += bytes.toString("utf8");
		});
		return () => this.#stdout;
	}

	get stderr(): string {
		return this.#stderr;
	}

	/** Ends the process as a crash of the machine does. */
	async kill(): Promise<void> {
		this.#child.kill("SIGKILL");
		await this.exited;
	}

	/** Closes stdin, as a client does that goes away. */
	async hangUp(): Promise<Exit> {
		this.#child.stdin.end();
		return this.exited;
	}

	async [Symbol.asyncDispose](): Promise<void> {
		this.disconnect();
		if (this.#child.exitCode === null && this.#child.signalCode === null) this.#child.kill("SIGKILL");
		await this.exited;
	}
}
