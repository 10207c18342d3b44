import {
	type ClientApp,
	type ClientCapabilities,
	type ClientConnection,
	type ContentBlock,
	client,
	type InitializeResponse,
	type PromptResponse,
} from "@agentclientprotocol/sdk";
import { readSeen, type SeenUpdate, spokenText } from "./seen-update.ts";

export type Answered = {
	readonly stopReason: PromptResponse["stopReason"];
	readonly updates: readonly SeenUpdate[];
	readonly text: string;
};

type Waiter = {
	readonly matches: (update: SeenUpdate) => boolean;
	readonly resolve: (update: SeenUpdate) => void;
};

/** A client that records every message, in order. */
export class ElizaClient {
	readonly app: ClientApp;
	readonly #updates = new Map<string, SeenUpdate[]>();
	readonly #waiters = new Set<Waiter>();
	#connection: ClientConnection | undefined;
	#introduction: InitializeResponse | undefined;

	constructor() {
		this.app = client({ name: "test" }).onNotification("session/update", readSeen, ({ params }) => {
			this.updates(params.sessionId).push(params.update);
			for (const waiter of this.#waiters) {
				if (!waiter.matches(params.update)) continue;
				this.#waiters.delete(waiter);
				waiter.resolve(params.update);
			}
		});
	}

	get agent(): ClientConnection["agent"] {
		if (this.#connection === undefined) throw new Error("not connected");
		return this.#connection.agent;
	}

	async connect(connection: ClientConnection, clientCapabilities: ClientCapabilities): Promise<void> {
		this.#connection = connection;
		this.#introduction = await this.agent.request("initialize", { protocolVersion: 1, clientCapabilities });
	}

	/** What she said of herself. */
	get introduction(): InitializeResponse {
		if (this.#introduction === undefined) throw new Error("not introduced");
		return this.#introduction;
	}

	disconnect(): void {
		this.#connection?.close();
	}

	/** Makes a session and waits until its tricks are announced, so that what follows belongs to prompts. */
	async newSession(cwd = process.cwd()): Promise<string> {
		const announced = this.nextOfKind("available_commands_update");
		const { sessionId } = await this.agent.request("session/new", { cwd, mcpServers: [] });
		await announced;
		return sessionId;
	}

	/** All updates of a session so far. */
	updates(sessionId: string): SeenUpdate[] {
		const updates = this.#updates.get(sessionId) ?? [];
		this.#updates.set(sessionId, updates);
		return updates;
	}

	/** The next update that matches. */
	next(matches: (update: SeenUpdate) => boolean): Promise<SeenUpdate> {
		return new Promise((resolve) => this.#waiters.add({ matches, resolve }));
	}

	nextOfKind(kind: string): Promise<SeenUpdate> {
		return this.next((update) => update.sessionUpdate === kind);
	}

	/** Sends a prompt and returns its outcome and the output in between. */
	async prompt(sessionId: string, prompt: string | ContentBlock[]): Promise<Answered> {
		const before = this.updates(sessionId).length;
		const blocks: ContentBlock[] = typeof prompt === "string" ? [{ type: "text", text: prompt }] : prompt;
		const { stopReason } = await this.agent.request("session/prompt", { sessionId, prompt: blocks });
		const updates = this.updates(sessionId).slice(before);
		return { stopReason, updates, text: spokenText(updates) };
	}

	cancel(sessionId: string): Promise<void> {
		return this.agent.notify("session/cancel", { sessionId });
	}
}
