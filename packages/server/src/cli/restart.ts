import { findHub } from "@parley/client/node/find-hub";
import { slowStart } from "@parley/client/node/hub-start-error";
import { retireHub } from "@parley/client/node/retire-hub";
import type { Logger } from "@parley/logging/logger";
import { say, sayWording } from "@parley/words/spoken";
import { openEndpoint } from "./hub-endpoint.ts";
import type { Output } from "./output.ts";

/** Replaces the hub with a new one. Agents keep working meanwhile, and the new one goes on with them. */
export const restart = async (data: string, logger: Logger, output: Output): Promise<number> => {
	const found = await findHub({ dataFolder: data, logger });
	if (found.state === "alive") {
		const { stopping, busy } = await retireHub(found, { dataFolder: data, logger });
		if (!stopping) {
			output.say(say("cli.notRestarted", { count: busy }));
			return 1;
		}
	}
	const { address } = await openEndpoint(data, logger, (doing) =>
		output.say(sayWording(slowStart(doing), doing)),
	);
	const process = { pid: String(address.pid) };
	if (found.state === "absent" || found.state === "leaving") {
		output.result(say("cli.started", process));
		return 0;
	}
	// One that did not answer was replaced as well, but could not say what it had.
	const agents = found.state === "alive" ? (found.status.keeper?.agents.length ?? 0) : 0;
	const sentences = [
		say("cli.restarted", process),
		...(agents > 0 ? [say("cli.keptWorking", { count: agents })] : []),
	];
	output.result(sentences.join(" "));
	return 0;
};
