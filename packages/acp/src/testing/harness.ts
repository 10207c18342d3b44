import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import type { AgentCommand } from "@parley/process/agent-command";
import { AgentProcess } from "@parley/process/agent-process";
import { Supervisor } from "@parley/process/supervisor";
import type { EventBody, LogEventType } from "@parley/protocol/log/log-event";
import { onTestFailed, onTestFinished } from "vitest";
import { AgentConnection } from "../v1/session/agent-connection.ts";
import type { PermissionService, QuestionService } from "../v1/session/agent-services.ts";
import type { AgentSession } from "../v1/session/agent-session.ts";
import type { AgentConnectionOptions } from "../v1/session/connection-options.ts";
import type { AgentEvent } from "../v1/updates/mapped.ts";
import { textOf } from "./valid-event.ts";

const program = (name: string, path: string, args: readonly string[], env: Record<string, string>) => ({
	name,
	command: process.execPath,
	args: [join(import.meta.dirname, path), ...args],
	env,
	cwd: tmpdir(),
});

/** Eliza, started by her path like any other agent. */
export const eliza = (env: Record<string, string> = {}): AgentCommand =>
	program("Eliza", "../../../agents/src/eliza/main.ts", [], { ELIZA_RATE: "0", ...env });

export const scripted = (scenario: string): AgentCommand =>
	program("Scripted", "scripted-agent.ts", [scenario], {});

/** A logger whose records, including the agent's stderr, are printed if the test fails. */
export const testLog = (): { logger: Logger; log: LogEventStream } => {
	const log = new LogEventStream();
	onTestFailed(() => {
		for (const { category, level, message, fields } of log.records()) {
			process.stderr.write(`${level} ${category}: ${message} ${JSON.stringify(fields ?? {})}\n`);
		}
	});
	return { log, logger: Logger.create("acp", { sinks: [log] }) };
};

export type OpenOptions = Partial<Omit<AgentConnectionOptions, "name" | "start">>;

/** Starts a process with a short time to exit. */
export const spawnAgent = (command: AgentCommand, logger: Logger): Promise<AgentProcess> =>
	AgentProcess.spawn(command, logger, { closeMs: 300, terminateMs: 300 });

/** A connection to its own process. */
export const openConnection = (
	command: AgentCommand,
	options: OpenOptions = {},
): Promise<AgentConnection> => {
	const { logger = testLog().logger } = options;
	const start = (): Promise<AgentProcess> => spawnAgent(command, logger);
	return AgentConnection.open({ name: command.name, start, clientVersion: "0.0.0", ...options, logger });
};

/** Connections to an agent that is restarted when it dies, without jitter. */
export const superviseAgent = (
	command: AgentCommand,
	options: OpenOptions = {},
): Supervisor<AgentConnection> => {
	const { logger = testLog().logger } = options;
	return new Supervisor({
		name: command.name,
		logger,
		random: () => 0,
		start: (signal) => openConnection(command, { ...options, logger, signal }),
	});
};

/** Runs one prompt, as if it were saved at once. */
export const prompt = async (
	session: AgentSession,
	messageId: string,
	blocks: Parameters<AgentSession["send"]>[0],
): Promise<Awaited<ReturnType<AgentSession["begin"]>>> => {
	const over = session.begin(messageId);
	session.send(blocks);
	return over;
};

/** A connection that is closed with the test. */
export const connect = async (command: AgentCommand, options: OpenOptions = {}): Promise<AgentConnection> => {
	const connection = await openConnection(command, options);
	onTestFinished(async () => {
		await connection.end();
	});
	return connection;
};

type BodyOf<Type extends LogEventType> = Extract<EventBody, { type: Type }>;

const payloadOf = <Body extends EventBody>(body: Body): Body["payload"] => body.payload;

/** A session that records its events and lets tests await them. */
export class RecordedSession {
	/** The events of each message. */
	readonly messages: (readonly AgentEvent[])[] = [];
	readonly events: EventBody[] = [];
	readonly #waiters = new Set<() => void>();

	take(events: readonly AgentEvent[]): void {
		this.messages.push(events);
		this.events.push(...events);
		for (const waiter of [...this.#waiters]) waiter();
	}

	/** Logs permission requests as a hub does. */
	readonly permissions: PermissionService = {
		asked: (request) => [{ type: "permission.requested", payload: request }],
		withdrawn: (requestId, outcome) => [{ type: "permission.resolved", payload: { requestId, outcome } }],
	};

	/** The same for questions. */
	readonly questions: QuestionService = {
		asked: (question) => [{ type: "question.asked", payload: question }],
		withdrawn: (requestId, outcome) => [{ type: "question.answered", payload: { requestId, outcome } }],
	};

	/** Requests without an outcome. */
	get pending(): string[] {
		const ended = new Set(
			this.events.flatMap((event) => (event.type === "permission.resolved" ? [event.payload.requestId] : [])),
		);
		return this.events.flatMap((event) =>
			event.type === "permission.requested" && !ended.has(event.payload.requestId)
				? [event.payload.requestId]
				: [],
		);
	}

	/** Answers a request and logs the decision; it counts once it is `kept`. */
	decide(
		session: AgentSession,
		requestId: string,
		optionId: string,
		kept = Promise.resolve(),
	): Promise<void> {
		const told = session.answerPermission(requestId, optionId, () => kept);
		const outcome = { type: "selected", optionId } as const;
		this.take([{ type: "permission.resolved", payload: { requestId, outcome } }]);
		return told;
	}

	/** The payload of the first event of a type, past or future. */
	next<Type extends LogEventType>(type: Type): Promise<BodyOf<Type>["payload"]> {
		const isWanted = (event: EventBody): event is BodyOf<Type> => event.type === type;
		return this.#until<BodyOf<Type>["payload"]>(() => {
			const found = this.events.find(isWanted);
			return found === undefined ? undefined : payloadOf<BodyOf<Type>>(found);
		});
	}

	/** Settles once the answer so far contains the text. */
	async said(part: string): Promise<void> {
		await this.#until(() => this.answer().includes(part) || undefined);
	}

	#until<Found>(look: () => Found | undefined): Promise<Found> {
		return new Promise((resolve) => {
			const waiter = (): void => {
				const found = look();
				if (found === undefined) return;
				this.#waiters.delete(waiter);
				resolve(found);
			};
			this.#waiters.add(waiter);
			waiter();
		});
	}

	answer(): string {
		return textOf(this.events, "answer");
	}

	types(): string[] {
		return this.events.map(({ type }) => type);
	}
}

export const openSession = async (
	connection: AgentConnection,
	sessionId = "s1",
): Promise<{ session: AgentSession; record: RecordedSession }> => {
	const record = new RecordedSession();
	const session = await connection.newSession({
		sessionId,
		cwd: tmpdir(),
		onEvents: (events) => record.take(events),
		permissions: record.permissions,
		questions: record.questions,
		committed: () => 0,
	});
	return { session, record };
};

export const text = (content: string): { type: "text"; text: string }[] => [{ type: "text", text: content }];
