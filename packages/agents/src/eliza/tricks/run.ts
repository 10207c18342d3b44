import type { TerminalHandle, ToolCallContent } from "@agentclientprotocol/sdk";
import type { Turn } from "../agent/turn.ts";
import { unlessAborted } from "../agent/unless-aborted.ts";
import { splitArguments } from "./arguments.ts";
import { attempt } from "./attempt.ts";
import { type Trick, usageLine } from "./trick.ts";

const outputByteLimit = 1 << 20;

export const run: Trick = {
	name: "run",
	summary: "Runs a command in a terminal of the client.",
	usage: "<command>",
	async run(turn, args) {
		const [command, ...rest] = splitArguments(args);
		if (command === undefined) {
			await turn.speak(`Which command? Type \`${usageLine(run)}\`.`);
			return "end_turn";
		}
		if (!turn.capabilities.terminal) {
			await turn.speak("Your client does not let me run commands.");
			return "end_turn";
		}
		await turn.speak(await runCommand(turn, command, rest));
		return "end_turn";
	},
};

const runCommand = async (turn: Turn, command: string, args: string[]): Promise<string> => {
	const id = await turn.openTool({
		title: [command, ...args].join(" "),
		kind: "execute",
		rawInput: { command, args },
	});
	const created = await attempt(turn, createTerminal(turn, command, args));
	if (!created.ok) {
		await turn.changeTool(id, { status: "failed", rawOutput: { error: created.reason } });
		return `I could not run ${command}: ${created.reason}`;
	}
	const terminal = created.value;
	const watched = await attempt(turn, watch(turn, terminal, id)).finally(() => leave(turn, terminal));
	if (!watched.ok) {
		await turn.changeTool(id, { status: "failed", rawOutput: { error: watched.reason } });
		return `I lost sight of ${command}: ${watched.reason}`;
	}
	return watched.value;
};

/** A terminal that the client makes after the turn was cancelled is released at once, so that none is orphaned. */
const createTerminal = async (turn: Turn, command: string, args: string[]): Promise<TerminalHandle> => {
	const { id: sessionId, cwd } = turn.session;
	const creating = turn.client.createTerminal({ sessionId, command, args, cwd, outputByteLimit });
	try {
		return await unlessAborted(creating, turn.cancelled);
	} catch (error) {
		if (turn.cancelled.aborted) void creating.then((terminal) => leave(turn, terminal)).catch(() => {});
		throw error;
	}
};

const watch = async (turn: Turn, terminal: TerminalHandle, toolCallId: string): Promise<string> => {
	const content: ToolCallContent[] = [{ type: "terminal", terminalId: terminal.id }];
	await turn.changeTool(toolCallId, { status: "in_progress", content });
	const { exitCode, signal } = await unlessAborted(terminal.waitForExit(), turn.cancelled);
	const { output, truncated } = await unlessAborted(terminal.currentOutput(), turn.cancelled);
	await turn.changeTool(toolCallId, {
		status: exitCode === 0 ? "completed" : "failed",
		rawOutput: { exitCode: exitCode ?? null, signal: signal ?? null, output, truncated },
	});
	if (signal) return `It was ended by ${signal}.`;
	return exitCode === 0 ? "It ran and ended well." : `It ended with code ${exitCode}.`;
};

/** Gives the terminal back. Does not wait for the client when cancelled: a cancel must not hang on a slow kill. */
const leave = async (turn: Turn, terminal: TerminalHandle): Promise<void> => {
	if (!turn.cancelled.aborted) {
		await terminal.release().catch(() => {});
		return;
	}
	void terminal.kill().catch(() => {});
	void terminal.release().catch(() => {});
};
