import type { ClientCapabilities, InitializeRequest } from "@agentclientprotocol/sdk";
import { RpcError } from "@parley/jsonrpc/errors";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import { explainError } from "@parley/protocol/prompt/explain-error";
import type { RunningAgent } from "../../pipe/running-agent.ts";
import {
	AgentDiedAtStartError,
	AgentHandshakeError,
	AgentStartAbortedError,
	AgentStartTimeoutError,
	UnsupportedProtocolError,
} from "../../pipe/startup-errors.ts";
import { isInitializeResult } from "../wire/check.ts";
import type { InitializeResult } from "../wire/initialize.ts";

export const protocolVersion = 1;

export type HandshakeOptions = {
	readonly name: string;
	readonly clientVersion: string;
	readonly capabilities: ClientCapabilities;
	readonly timeoutMs: number;
	readonly signal?: AbortSignal | undefined;
};

/** Initialises a new agent. Rejects with an AgentStartError as soon as that is certain to fail. */
export const shakeHands = (
	agent: RunningAgent,
	peer: JsonRpcPeer,
	options: HandshakeOptions,
): Promise<InitializeResult> => {
	const { name, clientVersion, capabilities, timeoutMs, signal } = options;
	const params: InitializeRequest = {
		protocolVersion,
		clientInfo: { name: "parley", title: "Parley", version: clientVersion },
		clientCapabilities: capabilities,
	};
	return new Promise<InitializeResult>((resolve, reject) => {
		const giveUp = (): void => reject(new AgentStartAbortedError(name));
		const timer = setTimeout(() => {
			reject(new AgentStartTimeoutError(name, timeoutMs, agent.stderrTail()));
		}, timeoutMs);
		signal?.addEventListener("abort", giveUp, { once: true });
		if (signal?.aborted === true) giveUp();
		// The exit is reported through its own promise, which settles after the last output.
		agent.exited.then((exit) => {
			clearTimeout(timer);
			reject(new AgentDiedAtStartError(name, exit, agent.stderrTail()));
		}, reject);
		peer.request("initialize", params, {
			onResult: (result) => {
				clearTimeout(timer);
				if (!isInitializeResult(result)) {
					reject(new AgentHandshakeError(name, undefined, agent.stderrTail()));
				} else if (result.protocolVersion !== protocolVersion) {
					reject(new UnsupportedProtocolError(name, result.protocolVersion, protocolVersion));
				} else resolve(result);
			},
			onError: (cause) => {
				if (!(cause instanceof RpcError)) return;
				clearTimeout(timer);
				reject(new AgentHandshakeError(name, explainError(cause), agent.stderrTail(), { cause }));
			},
		});
	});
};
