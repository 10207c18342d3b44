import type { QueuedPrompt } from "@parley/transcript/head/head";
import type { Wording } from "@parley/words/wording";
import type { AgentConfig } from "../agents/agent-config.ts";
import { type WindowOffer, windowNeed } from "../agents/window-need.ts";

/** The windows of editors: what they offer for a folder, and when that changes. */
export type WindowOffers = {
	readonly offerFor: (folder: string) => WindowOffer;
	/** Resolves when a window comes, goes or changes. */
	readonly nextChange: () => Promise<void>;
};

/** The windows of editors, as far as a session needs them. */
export type SessionWindows = {
	/** Whether one has the session's folder open. */
	readonly hasFolder: () => boolean;
	/** Why a prompt must wait for one, in words for the person. */
	readonly missingFor: (prompt: QueuedPrompt) => Wording | undefined;
	readonly nextChange: () => Promise<void>;
};

/**
 * `restored`: up to this position the session comes from before a restart. Whoever sends a prompt now can be told at once what
 * is missing; whoever sent one before may be gone, so that prompt waits.
 */
export const sessionWindows = (
	windows: WindowOffers,
	{ folder, config, restored }: { folder: string; config: () => AgentConfig; restored: number },
): SessionWindows => ({
	hasFolder: () => windows.offerFor(folder).hasEnvironment,
	missingFor: ({ index, fromWindow = false }) =>
		index > restored ? undefined : windowNeed(config(), fromWindow, windows.offerFor(folder)),
	nextChange: windows.nextChange,
});
