import type { Logger } from "@parley/logging/logger";
import type { PromptContent } from "@parley/protocol/message/content";
import type { AgentRequests } from "./agent-requests.ts";
import type { PromptQueue } from "./prompt-queue.ts";

/** What a person says to a rejection. */
export type Comment = { readonly messageId: string; readonly content: readonly PromptContent[] };

export type RejectionParts = {
	readonly queue: Pick<PromptQueue, "accept" | "prioritize" | "remove">;
	readonly requests: AgentRequests;
	readonly logger: Logger;
};

/** Rejects a request and says why, in the next prompt. That is queued first, so that neither is ever without the other. */
export const rejectWithComment = async (
	{ queue, requests, logger }: RejectionParts,
	{ requestId, optionId }: { readonly requestId: string; readonly optionId: string },
	{ messageId, content }: Comment,
): Promise<void> => {
	requests.permissions.requireRejection(requestId, optionId);
	await queue.accept(messageId, content);
	await queue.prioritize(messageId);
	try {
		await requests.answerPermission(requestId, optionId);
	} catch (error) {
		await queue.remove(messageId).catch((failure: unknown) => {
			logger.warn("A comment was not taken back", { error: failure });
		});
		throw error;
	}
};
