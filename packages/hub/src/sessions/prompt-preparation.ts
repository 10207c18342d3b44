import type { AgentSession } from "@parley/acp/v1/session/agent-session";
import { type PromptBlock, promptBlocks } from "@parley/acp/v1/session/prompt-blocks";
import { AuthRequiredError } from "@parley/acp/v1/session/session-errors";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import type { Attachments } from "../blobs/attachments.ts";
import type { AgentAttachment } from "./agent-attachment.ts";
import type { SessionLog } from "./session-log.ts";
import type { SessionWindows } from "./session-windows.ts";

export type PreparationOptions = {
	readonly log: SessionLog;
	readonly agent: AgentAttachment;
	readonly attachments: Attachments;
	/** Throws a refusal if the session's agent must not run in its folder. */
	readonly requireTrust: () => void;
	readonly windows: SessionWindows;
};

/** An agent, and the prompt in a form it accepts. */
export type ReadyPrompt = { readonly agent: AgentSession; readonly blocks: readonly PromptBlock[] };

/** Prepares a prompt for sending, which includes waiting for its agent. Undefined if `stopping` settles while it waits for a person. */
export const preparePrompt = async (
	{ log, agent, attachments, requireTrust, windows }: PreparationOptions,
	prompt: QueuedPrompt,
	stopping: Promise<unknown>,
): Promise<ReadyPrompt | undefined> => {
	const { messageId, content } = prompt;
	// Trust may have been revoked since the prompt was accepted.
	requireTrust();
	if (!agent.isReady) {
		if (await awaitWindow(log, windows, prompt, stopping)) return undefined;
		log.note({ type: "prompt.preparing", payload: { messageId, stage: "starting" } });
	}
	const session = await takeLoggedIn(log, agent, messageId, stopping);
	if (session === undefined) return undefined;
	await agent.options.starting.settle(session);
	const source = attachments.sourceFor(log.sessionId);
	const blocks = await promptBlocks(content, session.takes, source);
	return { agent: session, blocks: withHistory(await agent.quotation(), blocks) };
};

/** The agent session; if the agent wants a login first, waits for that. Undefined if the prompt was stopped meanwhile. */
const takeLoggedIn = async (
	log: SessionLog,
	agent: AgentAttachment,
	messageId: string,
	stopping: Promise<unknown>,
): Promise<AgentSession | undefined> => {
	for (;;) {
		const opens = agent.opensSession();
		try {
			return await agent.take();
		} catch (error) {
			if (!(error instanceof AuthRequiredError)) throw error;
			// The chat shows why and how; the prompt need not say it again.
			const { message: reason, ...said } = wordedMessage(wording("login.waits"));
			log.note({ type: "prompt.preparing", payload: { messageId, stage: "waiting", reason, ...said } });
			if (await Promise.race([opens.then(() => false), stopping.then(() => true)])) return undefined;
		}
	}
};

/** A prompt behind the quoted history, which is no turn of its own and not the person's text. */
export const withHistory = (
	quotation: string | undefined,
	blocks: readonly PromptBlock[],
): readonly PromptBlock[] =>
	quotation === undefined ? blocks : [{ type: "text", text: quotation }, ...blocks];

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
		const { message: reason, wording: said } = wordedMessage(missing);
		log.note({
			type: "prompt.preparing",
			payload: { messageId, stage: "waiting", reason, wording: said },
		});
		const change = windows.nextChange().then(() => false);
		if (await Promise.race([change, stopping.then(() => true)])) return true;
	}
};
