import { fileURLToPath } from "node:url";
import { hostRuntime } from "@parley/client/core/host-runtime";
import { HubCaller } from "@parley/client/core/hub-caller";
import { HubClient } from "@parley/client/core/hub-client";
import { type Attachment, type AttachOptions, attachHub } from "@parley/client/node/attach";
import { findHub } from "@parley/client/node/find-hub";
import type { HubAddress } from "@parley/client/node/hub-address";
import { oustHub } from "@parley/client/node/oust-hub";
import { retireHub } from "@parley/client/node/retire-hub";
import { SocketTransport } from "@parley/client/node/socket-transport";
import type { Logger } from "@parley/logging/logger";
import type { MethodName, Params, Result } from "@parley/protocol/contract/names";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { wording } from "@parley/words/wording";
import { NoHubError } from "../hub-process/no-hub-error.ts";
import { version } from "../hub-process/version.ts";

export type HubEndpoint = { readonly address: HubAddress; readonly started: boolean };

/** Starts the hub process with this program's Node and environment. */
const hubCommand = (dataFolder: string): NonNullable<AttachOptions["start"]> => ({
	command: {
		command: process.execPath,
		args: [
			"--disable-warning=ExperimentalWarning",
			fileURLToPath(new URL("../hub-process/main.ts", import.meta.url)),
			"--data",
			dataFolder,
		],
		env: process.env,
		cwd: dataFolder,
	},
});

/** How often an older hub is replaced if older programs keep starting one. */
const maxReplacements = 3;

/** The hub of a data folder, started if none runs; an older one is replaced, and its agents keep working. `onSlow` receives what a slow hub is doing while it starts. */
export const openEndpoint = async (
	dataFolder: string,
	logger: Logger,
	onSlow: (doing: string) => void,
): Promise<HubEndpoint> => {
	const start = { ...hubCommand(dataFolder), onSlow };
	for (let replaced = 0; ; replaced += 1) {
		const found = await attachHub({ dataFolder, version, logger, start });
		const isOlder = found.state === "mismatch" && found.verdict === "hub-older";
		if (!isOlder || replaced === maxReplacements) return toEndpoint(found);
		const { stopping, busy } = await retireHub(found.hub, { dataFolder, logger });
		const { version: older } = found.hub.status;
		if (!stopping) throw new NoHubError(wording("hubStart.olderAtWork", { version: older, count: busy }));
	}
};

/** The running hub of a data folder, if any, whatever its version: `stop` must work on an older one too. */
export const findEndpoint = async (dataFolder: string, logger: Logger): Promise<HubEndpoint | undefined> => {
	const attachment = await attachHub({ dataFolder, version, logger });
	if (attachment.state === "absent" || attachment.state === "leaving") return undefined;
	if (attachment.state === "mismatch") return { address: attachment.hub.address, started: false };
	return toEndpoint(attachment);
};

/** Kills a hub that does not answer: it could not be stopped in another way. */
export const endSilent = async (dataFolder: string, logger: Logger, onSilent: () => void): Promise<void> => {
	const found = await findHub({ dataFolder, logger });
	if (found.state !== "unusable" || found.trouble !== "silent") return;
	onSilent();
	await oustHub({ dataFolder, version, logger });
};

const toEndpoint = (attachment: Attachment): HubEndpoint => {
	switch (attachment.state) {
		case "attached":
			return { address: attachment.hub.address, started: attachment.started };
		case "mismatch":
			throw new NoHubError(attachment.wording);
		case "unusable":
			throw new NoHubError(attachment.wording ?? wording("cli.noAnswer", { reason: attachment.message }));
		case "absent":
			throw new NoHubError(wording("transport.notRunning"));
		case "leaving":
			throw new NoHubError(wording("cli.leaving"));
	}
};

/** Sends one request without attaching: a short-lived command must not keep the hub alive. */
export const ask = async <Name extends MethodName>(
	{ address }: HubEndpoint,
	logger: Logger,
	method: Name,
	params: Params<Name>,
): Promise<Result<Name>> => {
	const transport = transportTo(address);
	const violations = new ViolationCounter((violation) =>
		logger.warn("A message violates the protocol", violation),
	);
	try {
		return await new HubCaller({ transport, runtime: hostRuntime, violations, timeoutMs: 10_000 }).request(
			method,
			params,
		);
	} finally {
		transport.close();
	}
};

const transportTo = ({ token, socket }: HubAddress): SocketTransport =>
	new SocketTransport({ token, endpoint: { socketPath: socket } });

/** Attaches to the hub for as long as the command runs. */
export const connect = ({ address }: HubEndpoint, logger: Logger): HubClient =>
	HubClient.connect({
		transport: transportTo(address),
		client: { kind: "command", version },
		logger,
	});
