import { type ClientCapabilities, RequestError } from "@agentclientprotocol/sdk";
import type { Host } from "../agent/host.ts";
import { Session } from "../agent/session.ts";
import { createEliza, type Eliza } from "../engine/eliza.ts";
import { Memory } from "../memory/memory.ts";
import type { SessionRecord } from "../memory/session-record.ts";
import type { Options } from "../options/options.ts";
import { codeDoctor } from "../script/code-doctor.ts";
import { Login } from "./login.ts";

/** Everything of hers that belongs to one connection. */
export class Practice {
	readonly host: Host;
	readonly options: Options;
	readonly eliza: Eliza = createEliza(codeDoctor);
	readonly memory: Memory;
	readonly login: Login;
	capabilities: ClientCapabilities = {};

	readonly #sessions = new Map<string, Session>();
	readonly #displaced = new Set<string>();

	constructor(host: Host, options: Options) {
		this.host = host;
		this.options = options;
		const whole = options.state !== undefined || options.sessions.has("load") || options.sessions.has("fork");
		this.memory = new Memory({
			folder: options.state,
			whole,
			today: host.today,
			isOpen: (id) => this.isOpen(id),
		});
		this.login = new Login({ options, hasVariable: host.hasVariable });
	}

	/** An open session. */
	find(sessionId: string): Session {
		const session = this.#sessions.get(sessionId);
		if (session !== undefined) return session;
		throw this.isDisplaced(sessionId) ? displacedError(sessionId) : RequestError.sessionNotFound(sessionId);
	}

	/** Whether a session was ended because another one was opened. */
	isDisplaced(sessionId: string): boolean {
		return this.#displaced.has(sessionId);
	}

	isOpen(sessionId: string): boolean {
		return this.#sessions.has(sessionId);
	}

	/** What she remembers of a session, open or not. */
	recall(sessionId: string): SessionRecord {
		const record = this.memory.find(sessionId);
		if (record === undefined) throw RequestError.sessionNotFound(sessionId);
		return record;
	}

	async open(record: SessionRecord): Promise<Session> {
		const open = this.#sessions.get(record.id);
		if (open !== undefined) return open;
		if (this.options.oneSession !== undefined) await this.#displaceAll();
		const session = new Session(record);
		this.#displaced.delete(session.id);
		this.#sessions.set(session.id, session);
		return session;
	}

	async close(sessionId: string): Promise<void> {
		const session = this.#sessions.get(sessionId);
		await session?.close();
		this.#sessions.delete(sessionId);
	}

	async closeAll(): Promise<void> {
		await Promise.all(Array.from(this.#sessions.keys(), (id) => this.close(id)));
	}

	async #displaceAll(): Promise<void> {
		for (const id of this.#sessions.keys()) this.#displaced.add(id);
		await this.closeAll();
	}
}

const displacedError = (sessionId: string): RequestError => {
	return RequestError.invalidRequest({ sessionId }, "another session was opened, and I hold one at a time");
};
