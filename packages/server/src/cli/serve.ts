import { resolve } from "node:path";
import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { sayError } from "@parley/words/error-words";
import { say } from "@parley/words/spoken";
import type { ServeCommand } from "./command-line.ts";
import type { LastPort } from "./last-port.ts";
import { openBrowser } from "./open-browser.ts";
import type { Output } from "./output.ts";
import { splitCommand } from "./split-command.ts";
import { whyItStays } from "./why-it-stays.ts";

export type ServeOptions = {
	readonly command: ServeCommand;
	readonly hub: HubConnection;
	/** Starts a hub if none runs; the connection then finds it by itself. */
	readonly ensureHub: () => Promise<void>;
	/** Whether the hub stopped because someone asked it to. */
	readonly wasStopped: () => Promise<boolean>;
	readonly lastPort: Pick<LastPort, "read" | "write">;
	/** Whether this command started the hub and so may stop it. */
	readonly startedHub: boolean;
	readonly output: Output;
	/** Fires when the user ends the command. */
	readonly signal: AbortSignal;
};

/**
 * Opens a hub to browsers until the user ends it. If the hub dies meanwhile, a new one takes over the address; if someone stopped it, it
 * stays stopped.
 */
export const serve = async ({
	command,
	hub,
	ensureHub,
	wasStopped,
	lastPort,
	startedHub,
	output,
	signal,
}: ServeOptions): Promise<number> => {
	const folders = command.folders.length > 0 ? command.folders : ["."];
	for (const folder of [...folders].reverse()) await hub.request("folder.add", { path: resolve(folder) });
	await preferAgent(hub, command.agent);
	let listening = await listen(hub, command, await lastPort.read());
	let { pid } = await hub.request("hub.status", {});
	let isOurs = true;
	await lastPort.write(portOf(listening));
	const link = `${listening.url}#token=${listening.token}`;
	output.result(link);
	await using _page = command.open ? await openBrowser(link) : undefined;

	let reviving = false;
	let stopped = false;
	const revive = async (): Promise<void> => {
		if (reviving || stopped) return;
		reviving = true;
		try {
			stopped = await wasStopped();
			if (stopped) return output.say(say("cli.wasStopped"));
			await ensureHub();
			hub.retryNow();
		} catch (error) {
			output.say(say("cli.notRevived", { reason: sayError(error) }));
		} finally {
			reviving = false;
		}
	};
	const forget = hub.onStatus((status) => {
		if (status.state === "waiting") {
			void revive();
		} else if (status.state === "connected" && !status.resumed) {
			stopped = false;
			void relisten(hub, command, { ...listening, pid })
				.then((again) => {
					isOurs = again !== undefined;
					if (again === undefined) return output.say(say("cli.servedElsewhere"));
					({ pid, ...listening } = again);
					output.say(say("cli.connectedAgain"));
				})
				.catch((error: unknown) => output.say(say("cli.notReopened", { reason: sayError(error) })));
		}
	});
	await aborted(signal);
	forget();
	if (stopped || !isOurs) return 0;
	await leave(hub, listening.url, startedHub, output);
	return 0;
};

const preferAgent = async (hub: HubConnection, agent: string | undefined): Promise<void> => {
	if (agent === undefined) return;
	const { agents } = await hub.request("agent.list", {});
	if (agents.some(({ agentId }) => agentId === agent)) await hub.request("agent.prefer", { agentId: agent });
	// The whole line is the agent's id: a different line is a different agent, also for the chats created with this one.
	else await hub.request("agent.prefer", { agentId: agent.slice(0, 512), command: splitCommand(agent) });
};

/** Where pages of the last time look for it, if nobody else is there and the user has not chosen a port. */
const listen = async (
	hub: HubConnection,
	{ host, port, unprotected }: ServeCommand,
	last: number | undefined,
): Promise<Result<"hub.listen">> => {
	const listenOn = (wanted: number) => hub.request("hub.listen", { host, port: wanted, unprotected });
	if (port !== undefined || last === undefined) return listenOn(port ?? 0);
	try {
		return await listenOn(last);
	} catch (error) {
		if (!(error instanceof RequestFailure) || error.code !== "conflict") throw error;
		return listenOn(0);
	}
};

const portOf = ({ url }: Result<"hub.listen">): number => Number(new URL(url).port || 80);

/** A listener, and the hub that has it. */
type Served = Result<"hub.listen"> & { readonly pid: number };

/**
 * A new hub has no record of the old one's listener, so reopen it with the same port and token. Undefined if another `serve` has the
 * address there, with a token of its own.
 */
const relisten = async (
	hub: HubConnection,
	command: ServeCommand,
	last: Served,
): Promise<Served | undefined> => {
	const { listeners, pid } = await hub.request("hub.status", {});
	if (listeners.includes(last.url)) return pid === last.pid ? last : undefined;
	const { host, unprotected } = command;
	await preferAgent(hub, command.agent);
	const { token } = last;
	return { ...(await hub.request("hub.listen", { host, port: portOf(last), token, unprotected })), pid };
};

/** Closes the listener, and stops the hub if this command started it and nobody else uses it. */
const leave = async (hub: HubConnection, url: string, startedHub: boolean, output: Output): Promise<void> => {
	try {
		await hub.request("hub.unlisten", { url });
		if (!startedHub) return;
		const { stopping, busy, clients, windows = clients } = await hub.request("hub.stop", {});
		if (!stopping) output.say(whyItStays(busy, windows));
	} catch (error) {
		output.say(say("cli.noAnswer", { reason: sayError(error) }));
	}
};

const aborted = (signal: AbortSignal): Promise<void> =>
	new Promise((done) => {
		if (signal.aborted) done();
		else signal.addEventListener("abort", () => done(), { once: true });
	});
