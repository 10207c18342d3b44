import type { AgentSession } from "@parley/acp/session/agent-session";
import { type PromptBlock, promptBlocks } from "@parley/acp/session/prompt-blocks";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { told } from "@parley/words/told";
import type { Attachments } from "../blobs/attachments.ts";
import type { AgentAttachment } from "./agent-attachment.ts";
import type { SessionLog } from "./session-log.ts";
import type { SessionWindows } from "./session-windows.ts";

export type PreparationOptions = {
	readonly log: SessionLog;
	readonly agent: AgentAttachment;
	readonly attachments: Attachments;
	/** Throws a refusal when the session's agent must not run in its folder. */
	readonly requireTrust: () => void;
	readonly windows: SessionWindows;
};

/** An agent, and the prompt in the form that it reads. */
export type ReadyPrompt = { readonly agent: AgentSession; readonly blocks: readonly PromptBlock[] };

/** Gets a prompt ready to be sent, which takes as long as its agent takes to come. Nothing comes of it once `stopping` has settled. */
export const preparePrompt = async (
	{ log, agent, attachments, requireTrust, windows }: PreparationOptions,
	prompt: QueuedPrompt,
	stopping: Promise<unknown>,
): Promise<ReadyPrompt | undefined> => {
	const { messageId, content } = prompt;
	// Trust may have been taken back since the prompt was accepted.
	requireTrust();
	if (!agent.isReady) {
		if (await awaitWindow(log, windows, prompt, stopping)) return undefined;
		log.note({ type: "prompt.preparing", payload: { messageId, stage: "starting" } });
	}
	const session = await agent.take();
	const source = attachments.sourceFor(log.sessionId);
	return { agent: session, blocks: await promptBlocks(content, session.takes, source) };
};

/** Waits for the window that an agent needs. True if the prompt was stopped meanwhile. */
const awaitWindow = async (
	log: SessionLog,
	windows: SessionWindows,
	prompt: QueuedPrompt,
	stopping: Promise<unknown>,
): Promise<boolean> => {
	const { messageId } = prompt;
	for (;;) {
		const missing = windows.missingFor(prompt);
		if (missing === undefined) return false;
		const { message: reason, wording: said } = told(missing);
		log.note({
			type: "prompt.preparing",
			payload: { messageId, stage: "waiting", reason, wording: said },
		});
		const change = windows.nextChange().then(() => false);
		if (await Promise.race([change, stopping.then(() => true)])) return true;
	}
};
