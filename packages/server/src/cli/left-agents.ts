import type { LoneKeeper } from "@parley/hub/agents/lone-keeper";
import type { Logger } from "@parley/logging/logger";
import { say } from "@parley/words/spoken";
import { endLeft } from "../hub-process/left-agents.ts";
import type { Output } from "./output.ts";

/** Ends the agents that a dead hub has left, with their keeper. They may be at work, so it must be forced. */
export const stopLeft = async (
	left: LoneKeeper,
	data: string,
	force: boolean,
	logger: Logger,
	output: Output,
): Promise<number> => {
	const count = left.agents.length;
	if (count > 0 && !force) {
		output.say(say("cli.leftAtWork", { count }));
		return 1;
	}
	const isGone = await endLeft(data, logger);
	const process = { pid: String(left.pid) };
	output.result(isGone ? say("cli.leftStopped", { ...process, count }) : say("cli.stillStopping", process));
	return 0;
};
