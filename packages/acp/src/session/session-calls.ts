import type { CancelNotification, CloseSessionRequest, PromptRequest } from "@agentclientprotocol/sdk";
import type { JsonRpcPeer } from "@parley/jsonrpc/peer";
import type { Answer } from "@parley/jsonrpc/pending-requests";
import type { PromptBlock } from "./prompt-blocks.ts";

/** Our requests to an agent about one of its sessions. */
export type SessionCalls = {
	prompt(blocks: readonly PromptBlock[], answer: Answer): void;
	cancel(): void;
	close(): Promise<unknown>;
};

export const sessionCalls = (peer: JsonRpcPeer, sessionId: string): SessionCalls => ({
	prompt: (blocks, answer) => {
		const params: PromptRequest = { sessionId, prompt: [...blocks] };
		peer.request("session/prompt", params, answer);
	},
	cancel: () => {
		const params: CancelNotification = { sessionId };
		peer.notify("session/cancel", params);
	},
	close: () => {
		const params: CloseSessionRequest = { sessionId };
		return peer.ask("session/close", params);
	},
});
