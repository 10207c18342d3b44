import type { Logger } from "@parley/logging/logger";
import type { Params, Result } from "@parley/protocol/contract/names";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { hostRuntime } from "../core/host-runtime.ts";
import { HubCaller } from "../core/hub-caller.ts";
import type { HubAddress } from "./hub-address.ts";
import { SocketTransport } from "./socket-transport.ts";

/** Sends one request, without attaching. */
export const askHub = async <Name extends "hub.stop" | "hub.status">(
	{ token, socket }: HubAddress,
	logger: Logger,
	method: Name,
	params: Params<Name>,
): Promise<Result<Name>> => {
	const transport = new SocketTransport({ token, endpoint: { socketPath: socket } });
	const violations = new ViolationCounter((violation) =>
		logger.warn("A message violates the protocol", violation),
	);
	try {
		const caller = new HubCaller({ transport, runtime: hostRuntime, violations, timeoutMs: 10_000 });
		return await caller.request(method, params);
	} finally {
		transport.close();
	}
};
