import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { ClientApp, CreateTerminalRequest } from "@agentclientprotocol/sdk";

type Terminal = {
	readonly child: ChildProcess;
	readonly exited: Promise<unknown>;
	output: string;
};

/** The terminal side of a client, with real processes; `calls` is every method in order. */
export class Terminals {
	readonly calls: string[] = [];
	readonly #open = new Map<string, Terminal>();

	#released: (() => void) | undefined;

	/** Resolves when the next terminal is released. */
	nextRelease(): Promise<void> {
		return new Promise((resolve) => {
			this.#released = resolve;
		});
	}

	get openCount(): number {
		return this.#open.size;
	}

	attachTo(app: ClientApp): ClientApp {
		return app
			.onRequest("terminal/create", async ({ params }) => ({ terminalId: await this.#create(params) }))
			.onRequest("terminal/output", ({ params }) => {
				this.calls.push("output");
				return { output: this.#find(params.terminalId).output, truncated: false };
			})
			.onRequest("terminal/wait_for_exit", async ({ params }) => {
				this.calls.push("wait_for_exit");
				const { child, exited } = this.#find(params.terminalId);
				await exited;
				return { exitCode: child.exitCode, signal: child.signalCode };
			})
			.onRequest("terminal/kill", ({ params }) => {
				this.calls.push("kill");
				this.#find(params.terminalId).child.kill("SIGKILL");
			})
			.onRequest("terminal/release", async ({ params }) => {
				this.calls.push("release");
				const { child, exited } = this.#find(params.terminalId);
				this.#open.delete(params.terminalId);
				child.kill("SIGKILL");
				await exited;
				this.#released?.();
			});
	}

	async #create({ command, args = [], cwd }: CreateTerminalRequest): Promise<string> {
		this.calls.push("create");
		const child = spawn(command, args, { cwd: cwd ?? undefined, stdio: ["ignore", "pipe", "ignore"] });
		await once(child, "spawn");
		const terminal: Terminal = { child, exited: once(child, "close"), output: "" };
		child.stdout.setEncoding("utf8").on("data", (text: string) => {
			terminal.output += text;
		});
		const id = `terminal-${this.calls.length}`;
		this.#open.set(id, terminal);
		return id;
	}

	#find(id: string): Terminal {
		const terminal = this.#open.get(id);
		if (terminal === undefined) throw new Error(`no terminal ${id}`);
		return terminal;
	}
}
