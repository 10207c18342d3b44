import type { QueuedPrompt } from "@parley/transcript/head/head";
import type { Wording } from "@parley/words/wording";
import type { AgentConfig } from "../agents/agent-config.ts";
import { type WindowOffer, windowNeed } from "../agents/window-need.ts";

/** What editor windows offer for a folder, and when that changes. */
export type WindowOffers = {
	readonly offerFor: (folder: string) => WindowOffer;
	/** Resolves when a window connects, disconnects or changes. */
	readonly nextChange: () => Promise<void>;
};

/** The editor windows, as far as a session needs them. */
export type SessionWindows = {
	/** Whether one has the session's folder open. */
	readonly hasFolder: () => boolean;
	/** Why a prompt must wait for one, as a sentence for the user. */
	readonly missingFor: (prompt: QueuedPrompt) => Wording | undefined;
	readonly nextChange: () => Promise<void>;
};

/**
 * `restored`: the session's last position before a restart. A new prompt fails at once if something is missing, because its sender can act;
 * a prompt from before the restart waits, because its sender may have left.
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
