import type { LetGoReason } from "@parley/protocol/agent/events";
import { type KeepLimits, keepsAgent } from "../agents/keeps-agent.ts";
import type { AttachedAgent } from "./agent-attachment.ts";

/** A session, as far as the fate of its agent depends on it. */
export type UnwatchedSession = {
	readonly sessionId: string;
	readonly isBusy: boolean;
	/** The open agent session and its process, if any. */
	readonly attached: AttachedAgent | undefined;
	detachAgent(): Promise<void>;
	/** Detaches the agent although what it was told is lost. */
	letGo(why: LetGoReason): Promise<void>;
};

export type UnwatchedAgentsOptions = {
	readonly sessions: () => readonly UnwatchedSession[];
	readonly limits: KeepLimits;
	/** The memory of a process and everything it started, in bytes. */
	readonly memoryOf: (pid: number) => Promise<number | undefined>;
	readonly isWatched: (sessionId: string) => boolean;
	/** Since when a session is left alone; undefined if it is not. */
	readonly unwatchedSince: (sessionId: string) => number | undefined;
};

/** Decides what becomes of the agents of idle sessions that nobody watches. */
export class UnwatchedAgents {
	readonly #options: UnwatchedAgentsOptions;

	constructor(options: UnwatchedAgentsOptions) {
		this.#options = options;
	}

	/** How many sessions have an agent whose memory would be lost with its process. They keep the hub alive, until they are let go. */
	get irreplaceable(): number {
		return this.#options.sessions().filter(({ attached }) => isIrreplaceable(attached)).length;
	}

	/** Lets the agent of a session go that has been left alone for so long, or returns when to look again. */
	async over(sessionId: string, unwatchedMs: number): Promise<number | undefined> {
		const { limits, memoryOf } = this.#options;
		const session = this.#find(sessionId);
		if (session === undefined || session.isBusy) return undefined;
		const { attached } = session;
		if (!isIrreplaceable(attached)) {
			await session.detachAgent();
			return undefined;
		}
		const { canReopen, knows, processId, pid } = attached;
		const memoryBytes = await memoryOf(pid);
		// Measuring takes a moment, in which a prompt may have come.
		if (this.#find(sessionId) !== session || session.isBusy || this.#options.isWatched(sessionId))
			return undefined;
		const fate = keepsAgent(
			{
				...{ canReopen, knows, unwatchedMs, memoryBytes },
				isUsed: this.#isUsed(processId),
				newer: this.#newer(processId),
			},
			limits,
		);
		if (fate.kind === "keep") return limits.lookEveryMs;
		await (fate.why === "spare" ? session.detachAgent() : session.letGo(fate.why));
		return undefined;
	}

	#find(sessionId: string): UnwatchedSession | undefined {
		return this.#options.sessions().find((session) => session.sessionId === sessionId);
	}

	#isUsed(processId: string): boolean {
		const { sessions, isWatched } = this.#options;
		return sessions().some(
			({ sessionId, isBusy, attached }) =>
				attached?.processId === processId && (isBusy || isWatched(sessionId)),
		);
	}

	/** How many other processes are kept whose chats were left later than those of this one. */
	#newer(processId: string): number {
		const left = new Map<string, number>();
		for (const { sessionId, attached } of this.#options.sessions()) {
			const since = this.#options.unwatchedSince(sessionId);
			if (since === undefined || !isIrreplaceable(attached)) continue;
			left.set(attached.processId, Math.max(since, left.get(attached.processId) ?? since));
		}
		const own = left.get(processId) ?? 0;
		return [...left].filter(([other, since]) => other !== processId && since > own).length;
	}
}

const isIrreplaceable = (attached: AttachedAgent | undefined): attached is AttachedAgent =>
	attached?.knows === true && !attached.canReopen;
