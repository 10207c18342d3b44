import type { Logger } from "@parley/logging/logger";
import { ask, type Door } from "./hub-door.ts";
import type { Output } from "./output.ts";

/** Ends the hub, if nothing would be interrupted or the user insists. */
export const stop = async (
	door: Door | undefined,
	force: boolean,
	logger: Logger,
	output: Output,
): Promise<number> => {
	if (door === undefined) {
		output.say("No hub is running.");
		return 0;
	}
	const { stopping, busy } = await ask(door, logger, "hub.stop", { force, despiteClients: true });
	if (stopping) {
		output.say("The hub ends.");
		return 0;
	}
	output.say(
		`Nothing was stopped: ${busy} ${busy === 1 ? "session is" : "sessions are"} at work. "parley stop --force" interrupts ${busy === 1 ? "it" : "them"}.`,
	);
	return 1;
};
