import { hostRuntime } from "@parley/client/core/host-runtime";
import { readHubPhase } from "@parley/client/node/hub-phase";
import { slowStart } from "@parley/client/node/hub-start-error";
import type { Logger } from "@parley/logging/logger";
import { sayWording } from "@parley/words/spoken";
import { ask, findEndpoint, type HubEndpoint } from "./hub-endpoint.ts";
import type { Output } from "./output.ts";

/** Agents get some time to end with their hub. */
const endingMs = 20_000;
const lookEvery = 100;

/** Ends the hub, if nothing would be interrupted or the user insists, and says what it did. */
export const stop = async (data: string, force: boolean, logger: Logger, output: Output): Promise<number> => {
	const endpoint = await findEndpoint(data, logger);
	if (endpoint === undefined) {
		const phase = await readHubPhase(data);
		const isStarting = phase?.phase === "starting";
		output.say(
			isStarting
				? `${sayWording(slowStart(phase.doing), phase.doing)} Nothing was stopped.`
				: "No hub is running.",
		);
		return isStarting ? 1 : 0;
	}
	const {
		stopping,
		busy,
		clients,
		windows = clients,
	} = await ask(endpoint, logger, "hub.stop", {
		force,
		despiteClients: true,
	});
	if (!stopping) {
		output.say(
			`Nothing was stopped: ${chats(busy)} at work. "parley stop --force" interrupts ${busy === 1 ? "it" : "them"}.`,
		);
		return 1;
	}
	const isGone = await untilGone(endpoint, data, logger);
	const details = [
		busy > 0 ? `interrupted ${busy === 1 ? "1 chat" : `${busy} chats`}` : "",
		windows > 0 ? `${windows === 1 ? "1 window was" : `${windows} windows were`} connected` : "",
	].filter((each) => each !== "");
	const what = isGone ? "Stopped the hub" : "The hub was told to stop and is still ending";
	output.result(`${[`${what} (process ${endpoint.address.pid})`, ...details].join("; ")}.`);
	return 0;
};

const chats = (busy: number): string => (busy === 1 ? "1 chat is" : `${busy} chats are`);

const untilGone = async ({ address }: HubEndpoint, data: string, logger: Logger): Promise<boolean> => {
	const deadline = hostRuntime.now() + endingMs;
	for (;;) {
		const found = await findEndpoint(data, logger);
		if (found === undefined || found.address.pid !== address.pid) return true;
		if (hostRuntime.now() >= deadline) return false;
		await new Promise<void>((resolve) => hostRuntime.schedule(resolve, lookEvery));
	}
};
