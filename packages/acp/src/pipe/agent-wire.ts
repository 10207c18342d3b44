import type { NotificationHandler, RequestHandler } from "@parley/jsonrpc/handlers";
import { type DroppedLine, LineSplitter } from "@parley/jsonrpc/line-splitter";
import { MessageWriter } from "@parley/jsonrpc/message-writer";
import { JsonRpcPeer } from "@parley/jsonrpc/peer";
import { countIds } from "@parley/jsonrpc/request-ids";
import { ViolationCounter } from "@parley/jsonrpc/violation-counter";
import type { Logger } from "@parley/logging/logger";
import { Intake } from "./intake.ts";
import { answerKey } from "./line-keys.ts";
import { type AcpViolation, cancelRequestMethod } from "./rpc-dialect.ts";
import type { RunningAgent } from "./running-agent.ts";

/** The same limit as in the agents' SDKs. */
const maxMessageBytes = 32 * 1024 * 1024;
const maxWaitingBytes = 2 * maxMessageBytes;

const otherSide = "agent";

/** A line that is being handled: the position of its end, and its length. */
export type HandledLine = { readonly end: number; readonly bytes: number };

/** JSON-RPC over the pipes of an agent's process. */
export type AgentWire = {
	readonly peer: JsonRpcPeer;
	readonly violations: ViolationCounter<AcpViolation>;
	readonly intake: Intake;
	readonly requests: Map<string, RequestHandler>;
	readonly notifications: Map<string, NotificationHandler>;
	/** Called for every line that was too long to be read, unless it failed the request it answered. */
	readonly oversized: Set<(bytes: number) => void>;
	/** The position of the end of the line that is being handled; undefined between lines. */
	readonly position: number | undefined;
	/** That line. */
	readonly line: HandledLine | undefined;
	/** The line that is being handled must not count as saved before this settles. */
	holdLine(until: Promise<unknown>): void;
	/** Begins to read, once the handlers are in place. */
	start(): void;
	/** Stops reading for good. Settles when everything read is saved that is not held. */
	stop(): Promise<void>;
};

export type WireOptions = {
	/** The id of the first request: an earlier hub has used those below. */
	readonly firstId: number;
	/** The line in whose middle the output begins. */
	readonly dropped?: DroppedLine | undefined;
	/** Methods whose requests are in the log, from where another hub answers them. */
	readonly logged: ReadonlySet<string>;
	/** Called when everything up to a position is saved; `dropped` is the line in whose middle that is. */
	readonly onSaved: (position: number, dropped: DroppedLine | undefined) => void;
};

export const connectWire = (
	agent: RunningAgent,
	logger: Logger,
	{ firstId, dropped, logged, onSaved }: WireOptions,
): AgentWire => {
	const oversized = new Set<(bytes: number) => void>();
	const violations = new ViolationCounter<AcpViolation>(logger);
	const requests = new Map<string, RequestHandler>();
	const notifications = new Map<string, NotificationHandler>();
	let handled: HandledLine | undefined;
	// A process that can no longer communicate is useless, even if it stays alive.
	const finish = (): void => {
		agent.end().catch((error: unknown) => logger.warn("The agent could not be ended", { error }));
	};
	const peer = new JsonRpcPeer({
		writer: new MessageWriter((line, mark) => agent.write(line, mark), {
			...{ otherSide, maxMessageBytes, maxWaitingBytes },
			onBroken: finish,
		}),
		handlers: { requests, notifications },
		violations,
		logger,
		otherSide,
		cancelMethod: cancelRequestMethod,
		nextId: countIds(firstId),
		firstId,
		answerKey: () => (handled === undefined ? undefined : answerKey(handled.end)),
		// The line is read again by the next hub unless its answer is written. Requests that are in the log resolve this early.
		onRequest: (method, answered) => {
			if (!logged.has(method)) holdLine(answered);
		},
	});
	/** Where held lines end. When they are saved their answers are written, and no hub reads them again. */
	let held: number[] = [];
	const holdLine = (until: Promise<unknown>): void => {
		if (handled !== undefined) held.push(handled.end);
		intake.holding(until);
	};
	const forgetAnswers = (through: number): void => {
		const over = held.filter((each) => each <= through);
		if (over.length === 0) return;
		held = held.filter((each) => each > through);
		agent.forget(over.map(answerKey));
	};
	/** The end of the last line, and that of the last one in the current chunk. */
	let before = agent.from;
	let through: number | undefined;
	const handle = (ending: number, action: () => void): void => {
		const end = agent.from + ending;
		handled = { end, bytes: end - before };
		through = end;
		before = end;
		action();
		handled = undefined;
	};
	const lines = new LineSplitter({
		maxLineBytes: maxMessageBytes,
		onLine: (line, end) => handle(end, () => peer.receive(line)),
		onOversized: (bytes, beginning, end) =>
			handle(end, () => {
				violations.add("oversized", `a line of ${bytes} bytes was dropped`);
				if (peer.tooLong(bytes, beginning)) return;
				for (const tell of oversized) tell(bytes);
			}),
		...(dropped === undefined ? {} : { dropped }),
	});
	/** By position: the lines in whose middles chunks ended, until that is saved. */
	const cut = new Map<number, DroppedLine>();
	const intake = new Intake({
		source: agent.stdout,
		mayPause: () => !agent.mustDrain,
		onSaved: (saved) => {
			onSaved(saved, cut.get(saved));
			cut.delete(saved);
			forgetAnswers(saved);
		},
	});
	const read = (chunk: Buffer): number | undefined => {
		through = undefined;
		lines.push(chunk);
		// The keeper keeps what is not saved, up to a limit that a line without an end would reach.
		if (lines.dropped === undefined) return through;
		const { through: part, ...line } = lines.dropped;
		cut.set(agent.from + part, line);
		return agent.from + part;
	};
	const take = (chunk: Buffer): void => intake.take(chunk, read);
	const start = (): void => {
		agent.stdout.on("data", take);
		agent.stdout.on("error", (error) => logger.warn("stdout of the agent cannot be read", { error }));
		agent.stdout.on("end", () => {
			lines.end();
			finish();
		});
	};
	return {
		...{ peer, violations, intake, requests, notifications, oversized, holdLine, start },
		stop: () => {
			agent.stdout.off("data", take);
			return intake.leave();
		},
		get position() {
			return handled?.end;
		},
		get line() {
			return handled;
		},
	};
};
