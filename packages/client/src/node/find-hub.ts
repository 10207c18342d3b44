import { messageOf } from "@parley/base/errors/message-of";
import type { Logger } from "@parley/logging/logger";
import type { Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { ViolationCounter } from "@parley/protocol/envelope/violation";
import { wordingOf } from "@parley/words/error-words";
import { inEnglish } from "@parley/words/worded-error";
import { type Wording, wording } from "@parley/words/wording";
import { hostRuntime } from "../core/host-runtime.ts";
import { HubCaller } from "../core/hub-caller.ts";
import { TransportFailure } from "../core/transport.ts";
import { type HubAddress, readHubAddress } from "./hub-address.ts";
import { SocketTransport } from "./socket-transport.ts";

/** Why a living hub cannot be used. */
export type HubTrouble = "unauthorized" | "version" | "silent" | "unreadable" | "foreign";

export type HubFinding =
	| { readonly state: "alive"; readonly address: HubAddress; readonly status: Result<"hub.status"> }
	| { readonly state: "absent"; readonly reason: string }
	/** It is shutting down. */
	| { readonly state: "leaving" }
	| {
			readonly state: "unusable";
			readonly trouble: HubTrouble;
			readonly message: string;
			readonly wording?: Wording | undefined;
	  };

export type FindHubOptions = {
	readonly dataFolder: string;
	/** Its category should be `client`. */
	readonly logger: Logger;
	readonly timeoutMs?: number;
};

/** Looks for the hub of a data folder and queries it: only an answer proves that it is alive. */
export const findHub = async ({
	dataFolder,
	logger,
	timeoutMs = 5000,
}: FindHubOptions): Promise<HubFinding> => {
	const reading = await readHubAddress(dataFolder);
	if (reading.state === "absent") return reading;
	if (reading.state === "unreadable") {
		const why = wording("hubStart.addressUnreadable", { reason: reading.reason });
		return { state: "unusable", trouble: "unreadable", message: inEnglish(why), wording: why };
	}
	const { address } = reading;
	logger.redactor.register(address.token);
	const transport = new SocketTransport({ token: address.token, endpoint: { socketPath: address.socket } });
	const protocolLog = logger.child("protocol");
	const violations = new ViolationCounter((violation) =>
		protocolLog.warn("A message violates the protocol", violation),
	);
	const caller = new HubCaller({ transport, runtime: hostRuntime, violations, timeoutMs });
	try {
		return { state: "alive", address, status: await caller.request("hub.status", {}) };
	} catch (error) {
		return findingOf(error);
	} finally {
		transport.close();
	}
};

const findingOf = (error: unknown): HubFinding => {
	const message = messageOf(error);
	const said = { message, wording: wordingOf(error) };
	const cause = error instanceof RequestFailure ? error.cause : undefined;
	if (cause instanceof TransportFailure) {
		switch (cause.reason) {
			case "unreachable":
				// A refused connection has an error code; without one the hub accepted the connection and stayed silent.
				return cause.cause === undefined
					? { state: "unusable", trouble: "silent", ...said }
					: { state: "absent", reason: message };
			case "unavailable":
				return { state: "leaving" };
			case "unauthorized":
			case "forbidden":
				return { state: "unusable", trouble: "unauthorized", ...said };
			case "gone":
			case "not_a_hub":
			case "too_large":
				return { state: "unusable", trouble: "foreign", ...said };
		}
	}
	const code = error instanceof RequestFailure ? error.code : undefined;
	if (code === "unsupported_version") return { state: "unusable", trouble: "version", ...said };
	if (code === "unauthorized") return { state: "unusable", trouble: "unauthorized", ...said };
	return { state: "unusable", trouble: "foreign", ...said };
};
