import type { LetGoReason } from "@parley/protocol/agent/events";

/** What is known of an agent whose chat is idle and not watched, once its grace period is over. */
export type UnwatchedAgent = {
	/** It can go on with its session in another process, by resume or load. */
	readonly canReopen: boolean;
	/** It was told something, which would be lost with its session. */
	readonly knows: boolean;
	/** Its process serves another chat that is watched or busy, and runs on anyway. */
	readonly isUsed: boolean;
	readonly unwatchedMs: number;
	/** Of its process and everything that started; undefined if that cannot be told. */
	readonly memoryBytes: number | undefined;
	/** How many other processes are kept in the same way for chats that were left later. */
	readonly newer: number;
};

export type KeepLimits = {
	readonly unwatchedMs: number;
	readonly processes: number;
	readonly memoryBytes: number;
	/** How often an agent that is kept is looked at again. */
	readonly lookEveryMs: number;
};

export const defaultKeepLimits: KeepLimits = {
	unwatchedMs: 8 * 60 * 60_000,
	processes: 4,
	memoryBytes: 300 * 1024 ** 2,
	lookEveryMs: 60_000,
};

/** `spare`: nothing is lost with it. */
export type AgentFate =
	| { readonly kind: "keep" }
	| { readonly kind: "letGo"; readonly why: "spare" | Exclude<LetGoReason, "closed"> };

/** Whether an agent that nobody watches stays. One whose memory cannot be had again stays much longer, within limits. */
export const keepsAgent = (
	{ canReopen, knows, isUsed, unwatchedMs, memoryBytes = 0, newer }: UnwatchedAgent,
	limits: KeepLimits = defaultKeepLimits,
): AgentFate => {
	if (canReopen || !knows) return { kind: "letGo", why: "spare" };
	if (unwatchedMs >= limits.unwatchedMs) return { kind: "letGo", why: "time" };
	// Letting one session of a process go that runs on saves nothing.
	if (isUsed) return { kind: "keep" };
	if (memoryBytes > limits.memoryBytes) return { kind: "letGo", why: "memory" };
	if (newer >= limits.processes) return { kind: "letGo", why: "processes" };
	return { kind: "keep" };
};
