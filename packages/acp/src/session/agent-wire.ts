import type { NotificationHandler, RequestHandler } from "@parley/jsonrpc/handlers";
import { LineSplitter } from "@parley/jsonrpc/line-splitter";
import { MessageWriter } from "@parley/jsonrpc/message-writer";
import { JsonRpcPeer } from "@parley/jsonrpc/peer";
import { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import type { Logger } from "@parley/logging/logger";
import { type AcpViolation, cancelRequestMethod } from "../wire/rpc-dialect.ts";
import { Intake } from "./intake.ts";
import type { RunningAgent } from "./running-agent.ts";

/** The same limit as in the agents' SDKs. */
const maxMessageBytes = 32 * 1024 * 1024;
const maxWaitingBytes = 2 * maxMessageBytes;

const otherSide = "agent";

/** JSON-RPC over the pipes of an agent's process. */
export type AgentWire = {
	readonly peer: JsonRpcPeer;
	readonly violations: ViolationCounter<AcpViolation>;
	readonly intake: Intake;
	readonly requests: Map<string, RequestHandler>;
	readonly notifications: Map<string, NotificationHandler>;
	/** Called for every line that was too long to be read, unless it failed the request it answered. */
	readonly oversized: Set<(bytes: number) => void>;
};

export const connectWire = (agent: RunningAgent, logger: Logger): AgentWire => {
	const oversized = new Set<(bytes: number) => void>();
	const violations = new ViolationCounter<AcpViolation>(logger);
	const requests = new Map<string, RequestHandler>();
	const notifications = new Map<string, NotificationHandler>();
	const writer = new MessageWriter(agent.stdin, { otherSide, maxMessageBytes, maxWaitingBytes });
	const peer = new JsonRpcPeer({
		writer,
		handlers: { requests, notifications },
		violations,
		logger,
		otherSide,
		cancelMethod: cancelRequestMethod,
	});
	const lines = new LineSplitter({
		maxLineBytes: maxMessageBytes,
		onLine: (line) => peer.receive(line),
		onOversized: (bytes, beginning) => {
			violations.add("oversized", `a line of ${bytes} bytes was dropped`);
			if (peer.tooLong(bytes, beginning)) return;
			for (const tell of oversized) tell(bytes);
		},
	});
	const intake = new Intake({ source: agent.stdout, mayPause: () => !agent.gone });
	agent.stdout.on("data", (chunk: Buffer) => intake.take(chunk, (read) => lines.push(read)));
	agent.stdout.on("error", (error) => logger.warn("stdout of the agent cannot be read", { error }));
	// A process that can no longer communicate is useless, even if it stays alive.
	const finish = (): void => {
		agent.end().catch((error: unknown) => logger.warn("The agent could not be ended", { error }));
	};
	agent.stdout.on("end", () => {
		lines.end();
		finish();
	});
	agent.stdin.on("close", finish);
	return { peer, violations, intake, requests, notifications, oversized };
};
