import { tmpdir } from "node:os";
import { join } from "node:path";
import { LogEventStream } from "@parley/logging/event-stream";
import { Logger } from "@parley/logging/logger";
import type { EventBody, LogEventType } from "@parley/protocol/log/log-event";
import { onTestFailed, onTestFinished } from "vitest";
import type { AgentCommand } from "../process/agent-command.ts";
import { AgentConnection, type AgentConnectionOptions } from "../session/agent-connection.ts";
import type { AgentSession } from "../session/agent-session.ts";
import { textOf } from "./valid-event.ts";

const program = (name: string, path: string, args: readonly string[], env: Record<string, string>) => ({
	name,
	command: process.execPath,
	args: [join(import.meta.dirname, path), ...args],
	env,
	cwd: tmpdir(),
});

/** Eliza, started by her path as any other agent is. */
export const eliza = (env: Record<string, string> = {}): AgentCommand =>
	program("Eliza", "../../../agents/src/eliza/main.ts", [], { ELIZA_RATE: "0", ...env });

export const scripted = (scenario: string): AgentCommand =>
	program("Scripted", "scripted-agent.ts", [scenario], {});

/** A logger whose records are printed if the test fails: the agent's stderr is among them. */
export const testLog = (): { logger: Logger; log: LogEventStream } => {
	const log = new LogEventStream();
	onTestFailed(() => {
		for (const { category, level, message, fields } of log.records()) {
			process.stderr.write(`${level} ${category}: ${message} ${JSON.stringify(fields ?? {})}\n`);
		}
	});
	return { log, logger: Logger.create("acp", { sinks: [log] }) };
};

/** A connection that is ended with the test. */
export const connect = async (
	command: AgentCommand,
	options: Partial<AgentConnectionOptions> = {},
): Promise<AgentConnection> => {
	const { logger } = testLog();
	const patience = { closeMs: 300, terminateMs: 300 };
	const connection = await AgentConnection.open({
		command,
		logger,
		clientVersion: "0.0.0",
		patience,
		...options,
	});
	onTestFinished(async () => {
		await connection.end();
	});
	return connection;
};

type BodyOf<Type extends LogEventType> = Extract<EventBody, { type: Type }>;

const payloadOf = <Body extends EventBody>(body: Body): Body["payload"] => body.payload;

/** A session whose events are kept, and can be waited for. */
export class RecordedSession {
	readonly events: EventBody[] = [];
	readonly #waiters = new Set<() => void>();

	take(events: readonly EventBody[]): void {
		this.events.push(...events);
		for (const waiter of [...this.#waiters]) waiter();
	}

	/** The payload of the first event of a type, now or later. */
	next<Type extends LogEventType>(type: Type): Promise<BodyOf<Type>["payload"]> {
		const isWanted = (event: EventBody): event is BodyOf<Type> => event.type === type;
		return this.#until<BodyOf<Type>["payload"]>(() => {
			const found = this.events.find(isWanted);
			return found === undefined ? undefined : payloadOf<BodyOf<Type>>(found);
		});
	}

	/** Settles once the answer, so far, contains the text. */
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
	});
	return { session, record };
};

export const text = (content: string): { type: "text"; text: string }[] => [{ type: "text", text: content }];
