import { hostRuntime } from "@parley/client/core/host-runtime";
import { readHubPhase } from "@parley/client/node/hub-phase";
import { slowStart } from "@parley/client/node/hub-start-error";
import type { Logger } from "@parley/logging/logger";
import { say, sayWording } from "@parley/words/spoken";
import { findLeft } from "../hub-process/left-agents.ts";
import { ask, endSilent, findEndpoint, type HubEndpoint } from "./hub-endpoint.ts";
import { stopLeft } from "./left-agents.ts";
import type { Output } from "./output.ts";

/** Agents need time to exit with their hub. */
const endingMs = 20_000;
const lookEvery = 100;

/** Stops the hub unless that would interrupt work and the user does not force it, and reports the outcome. */
export const stop = async (data: string, force: boolean, logger: Logger, output: Output): Promise<number> => {
	if (force) await endSilent(data, logger, () => output.say(say("cli.endsSilent")));
	const endpoint = await findEndpoint(data, logger);
	if (endpoint === undefined) {
		const phase = await readHubPhase(data);
		if (phase?.phase !== "starting") {
			const left = await findLeft(data);
			if (left !== undefined) return stopLeft(left, data, force, logger, output);
			output.say(say("transport.notRunning"));
			return 0;
		}
		output.say(sayWording(slowStart(phase.doing), phase.doing));
		output.say(say("cli.nothingStopped"));
		return 1;
	}
	const wish = { force, despiteClients: true };
	const answer = await ask(endpoint, logger, "hub.stop", wish).catch(async (error: unknown) => {
		const now = await findEndpoint(data, logger);
		if (now?.address.pid === endpoint.address.pid) throw error;
	});
	// It has ended by itself meanwhile.
	if (answer === undefined) return stop(data, force, logger, output);
	const { stopping, busy, clients, windows = clients } = answer;
	if (!stopping) {
		output.say(say("cli.busy", { count: busy }));
		return 1;
	}
	const isGone = await untilGone(endpoint, data, logger);
	const process = { pid: String(endpoint.address.pid) };
	const sentences = [
		isGone ? say("cli.stopped", process) : say("cli.stillStopping", process),
		...(busy > 0 ? [say("cli.interrupted", { count: busy })] : []),
		...(windows > 0 ? [say("cli.wereConnected", { count: windows })] : []),
	];
	output.result(sentences.join(" "));
	// A keeper that the hub could not attach to has survived it.
	const left = isGone ? await findLeft(data) : undefined;
	return left === undefined ? 0 : stopLeft(left, data, force, logger, output);
};

const untilGone = async ({ address }: HubEndpoint, data: string, logger: Logger): Promise<boolean> => {
	const deadline = hostRuntime.now() + endingMs;
	for (;;) {
		const found = await findEndpoint(data, logger);
		if (found === undefined || found.address.pid !== address.pid) return true;
		if (hostRuntime.now() >= deadline) return false;
		await new Promise<void>((resolve) => hostRuntime.schedule(resolve, lookEvery));
	}
};
