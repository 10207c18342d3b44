import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import process from "node:process";
import { codeOf } from "@parley/base/errors/code-of";
import { treeVariable } from "@parley/protocol/agent/tree-variable";

/** How to run a hub. The environment is complete: nothing is inherited. */
export type HubCommand = {
	readonly command: string;
	readonly args: readonly string[];
	readonly env: Readonly<Record<string, string | undefined>>;
	readonly cwd?: string;
};

export type HubEnd = {
	readonly inOrder: boolean;
	readonly how:
		| { readonly type: "exited"; readonly code: number | null }
		| { readonly type: "killed"; readonly signal: string }
		| { readonly type: "not-run"; readonly reason: string };
};

export type HubProcess = {
	readonly pid: number | undefined;
	/** Set once it has exited or failed to start. */
	readonly end: HubEnd | undefined;
	/** Calls back once, immediately if it has already exited. */
	onEnd(callback: () => void): void;
	kill(): void;
};

/** Starts a process that outlives this one: its own process group, output appended to a file, no handles held open. */
export const spawnHub = async (command: HubCommand, outputFile: string): Promise<HubProcess> => {
	const output = await open(outputFile, "a", 0o600);
	try {
		const child = spawn(command.command, [...command.args], {
			detached: true,
			stdio: ["ignore", output.fd, output.fd],
			// Ending the agent in whose tree a hub was started must not end the hub.
			env: { ...command.env, [treeVariable]: undefined },
			windowsHide: true,
			...(command.cwd === undefined ? {} : { cwd: command.cwd }),
		});
		child.unref();
		let end: HubEnd | undefined;
		const waiting = new Set<() => void>();
		const finish = (how: HubEnd): void => {
			end ??= how;
			for (const callback of waiting) callback();
			waiting.clear();
		};
		child.on("error", (error) => finish({ inOrder: false, how: { type: "not-run", reason: error.message } }));
		child.on("exit", (code, signal) => {
			const how =
				signal === null ? ({ type: "exited", code } as const) : ({ type: "killed", signal } as const);
			finish({ inOrder: code === 0, how });
		});
		return {
			pid: child.pid,
			get end() {
				return end;
			},
			onEnd: (callback) => {
				if (end === undefined) waiting.add(callback);
				else callback();
			},
			kill: () => {
				if (end === undefined && child.pid !== undefined) killGroup(child.pid);
			},
		};
	} finally {
		await output.close();
	}
};

const killGroup = (pid: number): void => {
	try {
		process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
	} catch (error) {
		// It may have just exited.
		if (codeOf(error) !== "ESRCH") throw error;
	}
};
