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

/** A hub that was started and never answered. */
export class HubStartError extends Error {
	override readonly name = "HubStartError";
	readonly output: readonly string[];
	readonly outputFile: string;

	constructor({ command, end, found, output, outputFile }: FailedStart) {
		const what = `${command.command} ${end?.how ?? "did not answer in time and was ended"}`;
		const said = output.length === 0 ? "It said nothing." : `Its last words:\n${output.join("\n")}\n`;
		super(`The hub could not be started: ${what}. ${describe(found)}${said} More may be in ${outputFile}.`);
		this.output = output;
		this.outputFile = outputFile;
	}
}

const describe = (found: HubFinding): string => {
	return found.state === "unusable" ? `${found.message} ` : "";
};

/** A hub that is being started and needs longer than the caller waits. It is left alone. */
export class HubStartingError extends Error {
	override readonly name = "HubStartingError";
	constructor(doing: string) {
		super(slowStart(doing));
	}
}

/** What a person is told about a start that takes long. */
export const slowStart = (doing: string): string => `The hub is ${doing}. This can take a while.`;
