import { isFields } from "@parley/base/guards/fields";
import { describe, expect, test } from "vitest";
import { FakeAgent } from "../../testing/fake-agent.ts";
import { recorded } from "../../testing/fake-connection.ts";
import { prompt, RecordedSession, testLog, text } from "../../testing/harness.ts";
import { type RecordedMessage, readRecording, recordedAgents } from "../../testing/recording.ts";
import { AgentConnection } from "./agent-connection.ts";
import type { AgentSession } from "./agent-session.ts";

/* What real agents said, line by line, through the whole driver. */

type Message = RecordedMessage["message"];

/** The recorded processes, one after the other. */
const processesOf = (recording: readonly RecordedMessage[]): RecordedMessage[][] => {
	const processes: RecordedMessage[][] = [];
	for (const line of recording) {
		if (line.message["method"] === "initialize") processes.push([]);
		processes.at(-1)?.push(line);
	}
	return processes;
};

const fieldOf = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

const sessionOf = ({ params, result }: Message): unknown =>
	fieldOf(params, "sessionId") ?? fieldOf(result, "sessionId");

/** Whether an update tells nothing but an extension's data. */
const isAside = (update: unknown): boolean =>
	isFields(update) &&
	Object.keys(update).every((key) => ["sessionUpdate", "toolCallId", "_meta"].includes(key));

/** Plays one recorded process to a connection, which is driven as it was then. */
class Playback {
	readonly agent = new FakeAgent();
	readonly record = new RecordedSession();
	/** Updates that became no event. */
	readonly silent: unknown[] = [];
	prompts = 0;
	#connection: Promise<AgentConnection> | undefined;
	#session: Promise<AgentSession> | undefined;
	/** What is said before is held, or is a replay. */
	#isOpen = false;
	#agentSessionId: unknown;
	/** Recorded ids of requests, and those that stand for them now. */
	readonly #ids = new Map<unknown, number | string>();

	get connection(): Promise<AgentConnection> {
		if (this.#connection === undefined) throw new Error("nothing was initialized");
		return this.#connection;
	}

	get session(): Promise<AgentSession> {
		if (this.#session === undefined) throw new Error("no session was opened");
		return this.#session;
	}

	async play(lines: readonly RecordedMessage[]): Promise<void> {
		for (const { from, message } of lines) {
			if (from === "client") await this.#drive(message);
			else await this.#say(message);
		}
		// The last updates may follow the last answer.
		await this.agent.heard();
	}

	async #drive(message: Message): Promise<void> {
		const { id, method, params, result } = message;
		const { agent } = this;
		const sessionId = fieldOf(params, "sessionId");
		// Our product offers no forks yet: what happened in one is left out.
		if (sessionId !== undefined && this.#agentSessionId !== undefined && sessionId !== this.#agentSessionId)
			return;
		switch (method) {
			case "initialize":
				this.#connection = AgentConnection.open({
					...{ name: "Recorded", clientVersion: "0.0.0", ...testLog(), start: async () => agent },
					replayPace: { quietMs: 20, patienceMs: 60, limitMs: 1000 },
				});
				break;
			case "session/new":
				this.#session = (await this.connection).newSession(recorded("s", this.record));
				break;
			case "session/load":
			case "session/resume":
				this.#agentSessionId = sessionId;
				this.#session = (await this.connection).reopenSession({
					...recorded("s", this.record),
					...{ way: method === "session/load" ? "load" : "resume", agentSessionId: String(sessionId) },
					...{ logged: [], origin: { how: "loaded" } },
				});
				break;
			case "session/prompt":
				this.prompts += 1;
				void prompt(await this.session, `m${this.prompts}`, text("recorded"));
				break;
			case "session/cancel":
				(await this.session).cancel();
				return;
			case undefined:
				await this.#decide(fieldOf(fieldOf(result, "outcome"), "optionId"));
				return;
			default:
				return;
		}
		void this.#session?.then(() => {
			this.#isOpen = true;
		});
		if (id === undefined) return;
		const told = await agent.told(
			(line) => line.method === method && line.id !== undefined && !this.#isKnown(line.id),
		);
		if (told.id !== undefined) this.#ids.set(id, told.id);
	}

	#isKnown(id: number | string): boolean {
		return [...this.#ids.values()].includes(id);
	}

	async #decide(optionId: unknown): Promise<void> {
		const [pending] = this.record.pending;
		if (typeof optionId === "string" && pending !== undefined)
			await this.record.decide(await this.session, pending, optionId);
	}

	async #say(message: Message): Promise<void> {
		const { id, method } = message;
		const isOther =
			this.#agentSessionId !== undefined &&
			sessionOf(message) !== undefined &&
			sessionOf(message) !== this.#agentSessionId;
		if (isOther) return;
		const { length } = this.record.messages;
		if (method === undefined) {
			const current = this.#ids.get(id);
			if (current === undefined) return;
			this.#agentSessionId ??= fieldOf(message["result"], "sessionId");
			this.agent.say({ ...message, id: current });
			return;
		}
		this.agent.say(message);
		if (method !== "session/update" || !this.#isOpen) return;
		await this.agent.heard();
		const update = fieldOf(message["params"], "update");
		if (this.record.messages.length === length && !isAside(update)) this.silent.push(update);
	}
}

describe.each(recordedAgents)("a recording of %s", (agent) => {
	test("[E1.others][E3.streaming][E4.unknown] every line is taken, every turn ends, nothing stays open", async () => {
		const processes = processesOf(readRecording(agent));
		expect(processes.length).toBeGreaterThan(1);
		for (const lines of processes) {
			const playback = new Playback();
			await playback.play(lines);
			const { record } = playback;
			expect(playback.prompts).toBeGreaterThan(0);
			const ends = record.events.filter(({ type }) => type === "turn.ended");
			expect(ends).toHaveLength(playback.prompts);
			expect(record.pending).toEqual([]);
			expect(playback.silent).toEqual([]);
			const { violations } = await playback.connection;
			const harmless = violations.count("unknown_request") + violations.count("unknown_notification");
			expect(violations.total - harmless).toBe(0);
		}
	});
});
