import type { AgentSession } from "@parley/acp/session/agent-session";
import type { AgentEvent } from "@parley/acp/updates/mapped";
import type { Logger } from "@parley/logging/logger";
import { toldOf } from "@parley/words/told";
import { AgentSlot, type AgentSlotOptions, type ForceStopped, SlotLeftError } from "../agents/agent-slot.ts";
import type { LongOutputs } from "../blobs/long-outputs.ts";
import { AgentEvents } from "./agent-events.ts";
import { PermissionDesk } from "./permission-desk.ts";
import type { SessionLog } from "./session-log.ts";

export type AgentAttachmentOptions = {
	readonly log: SessionLog;
	readonly outputs: LongOutputs;
	readonly logger: Logger;
	/** Whose agent it is, and from where it comes. */
	readonly place: Omit<AgentSlotOptions, "onEvents" | "permissions">;
	/** A message of the agent has ended the turn under way; `kept` settles when that is committed. */
	readonly onTurnEnded: (kept: Promise<void>) => void;
};

/** The agent of a session: how it comes and goes, what it says, and what it asks. What it has asked before is in the log. */
export class AgentAttachment {
	readonly #options: AgentAttachmentOptions;
	readonly #slot: AgentSlot;
	readonly #said: AgentEvents;
	readonly #permissions: PermissionDesk;

	constructor(options: AgentAttachmentOptions) {
		this.#options = options;
		const { log, outputs, place } = options;
		this.#said = new AgentEvents(log, outputs);
		this.#permissions = new PermissionDesk(log.head.pending, (event) => this.#said.take([event]));
		this.#slot = new AgentSlot({
			...place,
			onEvents: (events) => this.#take(events),
			permissions: this.#permissions,
		});
	}

	/** Whether the agent is there: then `take` need not start anything. */
	get isReady(): boolean {
		return this.#slot.isReady;
	}

	/** The agent session, opened if need be. That it cannot be is kept: the chat must not look as if it could go on. */
	async take(): Promise<AgentSession> {
		try {
			return await this.#slot.take();
		} catch (error) {
			if (!(error instanceof SlotLeftError)) {
				this.#options.log.note({ type: "agent.failed", payload: toldOf(error) });
			}
			throw error;
		}
	}

	/** Starts the agent ahead of the first prompt, so that its commands are known. */
	warmUp(): void {
		this.take().catch((error: unknown) => {
			this.#options.logger.warn("The agent could not be started ahead of time", { error });
		});
	}

	/** Asks the agent to stop what it does, or gives up its start. */
	cancel(): void {
		if (this.#slot.isReady) this.#slot.current?.cancel();
		else void this.detachQuietly();
	}

	/** Ends what an agent does that does not listen, unless `isOver`: that it has ended by itself meanwhile. */
	forceStop(named: readonly string[], isOver: () => boolean): Promise<ForceStopped> {
		return this.#slot.forceStop(this.#options.log.head.title, named, isOver);
	}

	/** Resolves when the decision is on disk; only then does the agent hear of it. */
	answerPermission(requestId: string, optionId: string): Promise<void> {
		return this.#permissions.answer(this.#slot.current, requestId, optionId);
	}

	/** What was open has been ended in the log by whoever closed it. */
	forgetPermissions(): void {
		this.#permissions.clear();
	}

	/** Resolves when all that the agent has said has its place in the log: only then may a turn begin, or be ended by the hub. */
	settled(): Promise<void> {
		return this.#said.settled();
	}

	/** Lets the agent go. The next who takes it gets a new agent session. */
	detach(): Promise<void> {
		return this.#slot.detach();
	}

	detachQuietly(): Promise<void> {
		return this.detach().catch((error: unknown) => {
			this.#options.logger.warn("An agent was not let go", { error });
		});
	}

	#take(events: readonly AgentEvent[]): Promise<void> {
		const kept = this.#said.take(events);
		if (events.at(-1)?.type === "turn.ended") this.#options.onTurnEnded(kept);
		return kept;
	}
}
