import type { HubConnection } from "@parley/client/core/hub-connection";
import { slowStart } from "@parley/client/node/hub-start-error";
import type { Logger } from "@parley/logging/logger";
import { sayWording } from "@parley/words/spoken";
import { connect, openEndpoint } from "./hub-endpoint.ts";
import type { Output } from "./output.ts";

/** Runs work on the hub of a data folder. A hub started for it stops afterwards, unless another client has attached. */
export const withHub = async (
	dataFolder: string,
	logger: Logger,
	output: Output,
	work: (hub: HubConnection) => Promise<number>,
): Promise<number> => {
	const endpoint = await openEndpoint(dataFolder, logger, (doing) =>
		output.say(sayWording(slowStart(doing), doing)),
	);
	const hub = connect(endpoint, logger);
	try {
		const code = await work(hub);
		if (endpoint.started) await hub.request("hub.stop", {});
		return code;
	} finally {
		hub.close();
	}
};
