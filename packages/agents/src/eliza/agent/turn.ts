import type {
	AgentContext,
	ClientCapabilities,
	ClientRequestMethod,
	ClientRequestParamsByMethod,
	ClientRequestResponsesByMethod,
	SessionUpdate,
	ToolCall,
	ToolCallUpdate,
} from "@agentclientprotocol/sdk";
import type { Usage } from "@agentclientprotocol/sdk/unstable";
import type { Eliza } from "../engine/eliza.ts";
import type { KeptUpdate } from "../memory/journal.ts";
import type { Practice } from "../practice/practice.ts";
import type { Host } from "./host.ts";
import type { Session } from "./session.ts";

export type TurnParts = {
	readonly session: Session;
	readonly client: AgentContext;
	readonly practice: Practice;
	/** Aborts when the client cancels the turn, or closes the session or the connection. */
	readonly cancelled: AbortSignal;
};

export type ToolChange = Omit<ToolCallUpdate, "toolCallId">;

/** A visible pause between steps, unless she is told to hurry. */
const beatMilliseconds = 30;

/** One prompt being answered: how a trick speaks, shows tools, asks the client and waits. */
export class Turn {
	readonly session: Session;
	readonly client: AgentContext;
	readonly practice: Practice;
	readonly capabilities: ClientCapabilities;
	readonly host: Host;
	readonly eliza: Eliza;
	readonly cancelled: AbortSignal;
	/** Done after the response to this prompt has been sent. */
	readonly afterwards: Array<() => Promise<void>> = [];

	/** More fields for the response. */
	extras: { readonly usage?: Usage } = {};

	readonly #openTools = new Set<string>();
	#message: { readonly kind: string; readonly id: string } | undefined;

	constructor(parts: TurnParts) {
		this.session = parts.session;
		this.client = parts.client;
		this.practice = parts.practice;
		this.capabilities = parts.practice.capabilities;
		this.host = parts.practice.host;
		this.eliza = parts.practice.eliza;
		this.cancelled = parts.cancelled;
	}

	/** Sends text as one chunk. */
	say(text: string): Promise<void> {
		return this.#chunk("agent_message_chunk", text);
	}

	/** Sends text word by word, at the host's rate. */
	async speak(text: string): Promise<void> {
		for (const word of splitWords(text)) {
			await this.say(word);
			if (this.host.rate > 0) await this.pause(1000 / this.host.rate);
		}
	}

	async think(text: string): Promise<void> {
		for (const word of splitWords(text)) {
			await this.#chunk("agent_thought_chunk", word);
			if (this.host.rate > 0) await this.pause(1000 / this.host.rate);
		}
	}

	update(update: SessionUpdate): Promise<void> {
		this.cancelled.throwIfAborted();
		return this.#notify(update);
	}

	/** Sends an update that the stable protocol does not have. */
	updateRaw(update: KeptUpdate): Promise<void> {
		this.cancelled.throwIfAborted();
		return this.client.notify<unknown>("session/update", { sessionId: this.session.id, update });
	}

	/** Shows a new tool call, pending, and returns its id. */
	async openTool(tool: Omit<ToolCall, "toolCallId" | "status">): Promise<string> {
		const toolCallId = this.session.nextId("tool");
		this.#message = undefined;
		await this.update({ sessionUpdate: "tool_call", toolCallId, status: "pending", ...tool });
		this.#openTools.add(toolCallId);
		return toolCallId;
	}

	async changeTool(toolCallId: string, change: ToolChange): Promise<void> {
		await this.update({ sessionUpdate: "tool_call_update", toolCallId, ...change });
		if (change.status === "completed" || change.status === "failed") this.#openTools.delete(toolCallId);
	}

	/** Marks as failed every tool that is still open, also when the turn is already cancelled. */
	async closeTools(): Promise<void> {
		for (const toolCallId of this.#openTools) {
			await this.#notify({ sessionUpdate: "tool_call_update", toolCallId, status: "failed" });
		}
		this.#openTools.clear();
	}

	/** Asks the client for something and stops waiting when the turn is cancelled. */
	request<Method extends ClientRequestMethod>(
		method: Method,
		params: ClientRequestParamsByMethod[Method],
	): Promise<ClientRequestResponsesByMethod[Method]> {
		return this.client.request(method, params, {
			cancellationSignal: this.cancelled,
			stopWaitingOnCancel: true,
		});
	}

	pause(milliseconds: number): Promise<void> {
		return this.host.pace.wait(milliseconds, this.cancelled);
	}

	/** A short wait between two steps. */
	beat(): Promise<void> {
		return this.pause(this.host.rate > 0 ? beatMilliseconds : 0);
	}

	/** The id of the message that text sent now belongs to. A tool call or a thought in between starts a new one. */
	messageId(kind: string): string {
		if (this.#message?.kind !== kind) this.#message = { kind, id: this.session.nextId("message") };
		return this.#message.id;
	}

	#chunk(sessionUpdate: "agent_message_chunk" | "agent_thought_chunk", text: string): Promise<void> {
		return this.update({
			sessionUpdate,
			messageId: this.messageId(sessionUpdate),
			content: { type: "text", text },
		});
	}

	#notify(update: SessionUpdate): Promise<void> {
		this.session.record.did({ ...update });
		return this.client.notify("session/update", { sessionId: this.session.id, update });
	}
}

/** Cuts text into words, each with the white space that follows it, so that joining gives the text back. */
export const splitWords = (text: string): readonly string[] => {
	return text.match(/\s*\S+\s*|\s+/g) ?? [];
};
