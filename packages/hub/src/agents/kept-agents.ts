import { readWitness } from "@parley/acp/pipe/witness";
import { AgentConnection } from "@parley/acp/v1/session/agent-connection";
import type { Logger } from "@parley/logging/logger";
import { KeptProcess } from "@parley/process/kept/kept-process";
import { type Wording, wording } from "@parley/words/wording";
import type { AgentConfig } from "./agent-config.ts";
import { type AgentNote, readNote } from "./agent-note.ts";
import type { AgentLease, AgentPool } from "./agent-pool.ts";
import { type AgentState, endKept } from "./end-kept.ts";
import type { OpenKeeper } from "./keeper-link.ts";
import { openingRequest } from "./opening-request.ts";

/** After this many attachments at one position, what the agent said there is what ends the hub. */
const maxAttempts = 3;

export type KeptAgentsOptions = {
	readonly keeper: OpenKeeper;
	readonly pool: AgentPool;
	readonly version: string;
	readonly logger: Logger;
	/** Undefined if the agent is no longer configured. */
	readonly configOf: (agentId: string) => AgentConfig | undefined;
	/** Masks secrets in logs. */
	readonly hide: (secrets: readonly string[]) => Promise<void>;
};

/** How far the log of a session reaches in the store. */
export type StoredEnd = { readonly sessionId: string; readonly lastIndex: number };

/** An agent that outlived the hub that started it, while it is being taken over. */
export type KeptAgent = {
	/** As it was when it was started. */
	readonly thirdParty: boolean;
	readonly connection: AgentConnection;
	readonly lease: () => AgentLease;
	/** The lines that were written to it, with the ids of the requests in them. */
	readonly written: ReadonlyMap<string, number | undefined>;
};

type Adopted = KeptAgent & { isClaimed: boolean };

/** The agents that an earlier hub left with the keeper. Those that no session goes on with are ended. */
export class KeptAgents {
	readonly #options: KeptAgentsOptions;
	readonly #adopted = new Map<string, Adopted>();
	/** Why a process that was kept cannot be used. */
	readonly #unusable = new Map<string, Wording>();
	/** By process: the sessions that cannot go on with it, because something it said to them could not be saved. */
	readonly #unsaved = new Map<string, readonly string[]>();
	readonly #ending: Promise<unknown>[] = [];

	constructor(options: KeptAgentsOptions) {
		this.#options = options;
	}

	/** Takes over all agents that can be used; nothing is read from them yet. `stored`: what the store has. */
	async take(stored: readonly StoredEnd[]): Promise<void> {
		const ends = new Map(stored.map(({ sessionId, lastIndex }) => [sessionId, lastIndex]));
		for (const state of this.#options.keeper.client.welcome.agents) {
			const note = readNote(state.note);
			const flaw = flawOf(state, ends);
			if (note !== undefined && flaw === undefined) await this.#adopt(state, note);
			else this.#refuse(state, flaw);
		}
	}

	/** The agent that a session is attached to, according to the store, if it can go on with it. Whoever leases it does. */
	find(process: string, sessionId: string): KeptAgent | undefined {
		return this.flawOf(process, sessionId) === undefined ? this.#adopted.get(process) : undefined;
	}

	/** An agent that was asked for a session for ours and has not answered yet, and the id of the newest request. */
	findOpening(sessionId: string): { readonly agent: KeptAgent; readonly sentAs: number } | undefined {
		const requests = [...this.#adopted.values()].flatMap((agent) => {
			const sentAs = openingRequest(agent.written, sessionId);
			return sentAs === undefined ? [] : [{ agent, sentAs }];
		});
		return requests.at(-1);
	}

	/** Why a session cannot go on with a process, if it is known. */
	flawOf(process: string, sessionId: string): Wording | undefined {
		const isUnsaved = this.#unsaved.get(process)?.includes(sessionId) === true;
		return this.#unusable.get(process) ?? (isUnsaved ? wording("turnEnd.notSaved") : undefined);
	}

	/** Reads on from the agents that were leased, and ends the others: nothing runs unseen. */
	async resume(): Promise<void> {
		for (const { connection, isClaimed, lease, written } of this.#adopted.values()) {
			if (!isClaimed) this.#ending.push(lease().release());
			connection.resume([...written.keys()]);
		}
		await Promise.all(this.#ending);
	}

	async #adopt(state: AgentState, note: AgentNote): Promise<void> {
		const { keeper, pool, version, logger: hubLogger, configOf, hide } = this.#options;
		await hide(note.secrets);
		const process = await KeptProcess.attach(state, { ...keeper, logger: hubLogger.child("agent") });
		const { unsaved, dropped } = readWitness(state.witness);
		this.#unsaved.set(state.agent, unsaved);
		const adopted = pool.adopt({
			...{ key: note.key, folder: note.folder, sessionId: note.sessionId, name: note.title },
			config: configOf(note.agentId),
			connect: (logger) =>
				AgentConnection.attach(
					{ process, initialized: note.initialized, firstId: state.lastId + 1, dropped },
					{ name: note.title, logger, clientVersion: version, services: { questions: true } },
				),
		});
		const written = new Map(state.keys.map(({ key, id }) => [key, id]));
		const kept: Adopted = {
			...{ thirdParty: note.thirdParty, connection: adopted.connection, written, isClaimed: false },
			lease: () => {
				kept.isClaimed = true;
				return adopted.lease();
			},
		};
		this.#adopted.set(state.agent, kept);
	}

	#refuse(state: AgentState, flaw: Wording | undefined): void {
		const { keeper, logger } = this.#options;
		logger.warn("An agent of an earlier hub cannot be used and is ended", {
			pid: state.pid,
			reason: flaw?.code ?? "its handshake was not over",
		});
		if (flaw !== undefined) this.#unusable.set(state.agent, flaw);
		this.#ending.push(endKept(state, keeper, logger));
	}
}

/** Why going on with an agent would be wrong. */
const flawOf = (
	{ attempts, acknowledged, end, witness }: AgentState,
	ends: ReadonlyMap<string, number>,
): Wording | undefined => {
	if (attempts >= maxAttempts && end > acknowledged) return wording("turnEnd.noProgress");
	const witnessed = Object.entries(readWitness(witness).saved);
	// A session that is gone needs nothing; one that is shorter has lost what the agent will not say again.
	const isBehind = witnessed.some(([sessionId, index]) => (ends.get(sessionId) ?? Infinity) < index);
	return isBehind ? wording("turnEnd.storeBehind") : undefined;
};
