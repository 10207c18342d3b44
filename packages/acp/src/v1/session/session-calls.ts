import type { CancelNotification, CloseSessionRequest, PromptRequest } from "@agentclientprotocol/sdk";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import type { Answer } from "@parley/jsonrpc/pending-requests";
import { cancelKey, promptKey } from "../../pipe/line-keys.ts";
import type { PromptBlock } from "./prompt-blocks.ts";

/** Our requests to an agent about one of its sessions. A prompt and its cancellation reach the agent once, whoever repeats them. */
export type SessionCalls = {
	prompt(messageId: string, blocks: readonly PromptBlock[], answer: Answer): void;
	/** Waits for the answer to a prompt that an earlier hub sent. */
	awaitPrompt(id: number, answer: Answer): void;
	cancel(messageId: string): void;
	close(): Promise<unknown>;
	/** Changes a setting of the session by one of the protocol's methods for that. */
	configure(method: ConfigureMethod, params: object, answer: Answer): void;
	/** Nobody will write lines with these keys again. */
	forget(keys: readonly string[]): void;
};

/** `session/set_model` was removed from the protocol, but agents still have it. */
export type ConfigureMethod = "session/set_mode" | "session/set_model" | "session/set_config_option";

const promptMethod = "session/prompt";

export const sessionCalls = (
	peer: JsonRpcPeer,
	sessionId: string,
	forget: (keys: readonly string[]) => void,
): SessionCalls => ({
	prompt: (messageId, blocks, answer) => {
		const params: PromptRequest = { sessionId, prompt: [...blocks] };
		peer.request(promptMethod, params, answer, { key: promptKey(messageId) });
	},
	awaitPrompt: (id, answer) => peer.expect(id, promptMethod, answer),
	cancel: (messageId) => {
		const params: CancelNotification = { sessionId };
		peer.notify("session/cancel", params, cancelKey(messageId));
	},
	close: () => {
		const params: CloseSessionRequest = { sessionId };
		return peer.ask("session/close", params);
	},
	configure: (method, params, answer) => peer.request(method, { sessionId, ...params }, answer),
	forget,
});
