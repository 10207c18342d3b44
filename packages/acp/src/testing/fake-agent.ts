import { PassThrough } from "node:stream";
import type { LineMark } from "@parley/jsonrpc/line-sink";
import type { AgentExit } from "@parley/process/agent-exit";
import type { RunningAgent } from "../pipe/running-agent.ts";

type Message = {
	readonly id?: number | string;
	readonly method?: string;
	readonly params?: unknown;
	readonly result?: unknown;
};

type Written = Message & { readonly key: string | undefined };

/** An agent without a process, whose output waits for the hub like a kept one's. The test says its lines and sees what it is told. */
export class FakeAgent implements RunningAgent {
	readonly id = "process";
	readonly pid = 1;
	readonly from: number;
	readonly stdout = new PassThrough({ highWaterMark: 16 * 1024 * 1024 });
	readonly mustDrain = false;
	gone = false;
	readonly exited: Promise<AgentExit>;
	readonly written: Written[] = [];
	readonly forgotten: string[] = [];
	readonly acknowledged: { readonly position: number; readonly witness: unknown }[] = [];
	released = false;
	/** The position behind what it has said. */
	position: number;
	readonly #answered = new Set<unknown>();
	readonly #exit = Promise.withResolvers<AgentExit>();
	readonly #waiters = new Set<() => void>();

	constructor(from = 0) {
		this.from = from;
		this.position = from;
		this.exited = this.#exit.promise;
	}

	/** Says a message, and returns the position of its end. */
	say(message: Message & { readonly error?: unknown }): number {
		return this.sayBytes(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
	}

	sayBytes(bytes: string): number {
		this.stdout.write(bytes);
		this.position += Buffer.byteLength(bytes);
		return this.position;
	}

	/** Says a piece of an answer. */
	sayText(sessionId: string, text: string): number {
		const update = { sessionUpdate: "agent_message_chunk", content: { type: "text", text } };
		return this.say({ method: "session/update", params: { sessionId, update } });
	}

	/** The first line that it is told and that is wanted, past or future. */
	told(isWanted: (message: Written) => boolean): Promise<Written> {
		return this.#until(() => this.written.find(isWanted));
	}

	/** Waits for the next unanswered request with a method and answers it. */
	async answer(
		method: string,
		answer: { readonly result?: unknown; readonly error?: unknown },
	): Promise<void> {
		const isOpen = (message: Written): boolean =>
			message.method === method && !this.#answered.has(message.id);
		const { id } = await this.told(isOpen);
		this.#answered.add(id);
		this.say({ ...(id === undefined ? {} : { id }), ...answer });
	}

	/** Settles once everything up to a position is acknowledged. */
	async heard(position = this.position): Promise<void> {
		await this.#until(() => this.acknowledged.find((each) => each.position >= position));
	}

	exit(): void {
		this.gone = true;
		this.#exit.resolve({ code: 0, signal: undefined });
	}

	async write(line: Buffer, { key }: LineMark): Promise<void> {
		this.written.push({ ...JSON.parse(line.toString()), key });
		this.#notify();
	}

	acknowledge(position: number, witness: unknown): void {
		this.acknowledged.push({ position, witness });
		this.#notify();
	}

	forget(keys: readonly string[]): void {
		this.forgotten.push(...keys);
	}

	note(): void {}

	async release(): Promise<void> {
		this.released = true;
	}

	stderrTail(): string {
		return "";
	}

	end(): Promise<AgentExit> {
		this.exit();
		return this.exited;
	}

	kill(): Promise<AgentExit> {
		return this.end();
	}

	#notify(): void {
		for (const waiter of [...this.#waiters]) waiter();
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
}
