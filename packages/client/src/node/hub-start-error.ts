import { plain } from "@parley/words/error-words";
import { WordedError } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import type { HubFinding } from "./find-hub.ts";
import type { HubCommand, HubEnd } from "./spawn-hub.ts";

export type FailedStart = {
	readonly command: HubCommand;
	readonly end: HubEnd | undefined;
	readonly found: HubFinding;
	/** The last lines of its output. */
	readonly output: readonly string[];
	readonly outputFile: string;
};

/** A hub was started and never answered. */
export class HubStartError extends WordedError {
	override readonly name = "HubStartError";
	readonly output: readonly string[];
	readonly outputFile: string;

	constructor({ command, end, found, output, outputFile }: FailedStart) {
		const words = {
			how: plain(howItEnded(command.command, end)),
			output: plain(lastOutput(output, outputFile)),
		};
		super(
			found.state === "unusable"
				? wording("hubStart.failedBeside", {
						...words,
						found: found.wording ? plain(found.wording) : found.message,
					})
				: wording("hubStart.failed", words),
		);
		this.output = output;
		this.outputFile = outputFile;
	}
}

const howItEnded = (command: string, end: HubEnd | undefined): Wording => {
	switch (end?.how.type) {
		case undefined:
			return wording("hubStart.timedOut", { command });
		case "exited":
			return wording("hubStart.exited", { command, code: String(end.how.code) });
		case "killed":
			return wording("hubStart.killed", { command, signal: end.how.signal });
		case "not-run":
			return wording("hubStart.notRun", { command, reason: end.how.reason });
	}
};

const lastOutput = (output: readonly string[], file: string): Wording =>
	output.length === 0
		? wording("hubStart.noOutput", { file })
		: wording("hubStart.lastOutput", { output: output.join("\n"), file });

/** A hub is still starting after the caller's patience has run out. It is left running. */
export class HubStartingError extends WordedError {
	override readonly name = "HubStartingError";
	constructor(doing: string) {
		super(slowStart(doing));
	}
}

/** What a hub is doing that hangs. */
export const notAnswering = "not answering";

/** The message to the user about a slow start. */
export const slowStart = (doing: string): Wording => {
	switch (doing) {
		case "opening its store":
			return wording("hubStart.openingStore");
		case "checking its store for damage and saving what can be read":
			return wording("hubStart.salvaging");
		case "reading its chats":
			return wording("hubStart.readingChats");
		case notAnswering:
			return wording("hubStart.notAnswering");
		default:
			return wording("hubStart.doing", { doing });
	}
};
