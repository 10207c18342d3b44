import { randomUUID } from "node:crypto";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { LoadedSessions, LoadedSessionsOptions } from "./loaded-sessions.ts";
import { requireTrust } from "./require-trust.ts";

/** A session that only an agent knows. */
export type ForeignSession = {
	readonly folder: string;
	readonly agent: string;
	readonly agentSessionId: string;
	readonly title?: string | undefined;
};

/** Makes chats of sessions that only agents know. */
export class ForeignSessions {
	readonly #options: Pick<LoadedSessionsOptions, "store" | "catalog" | "folders">;
	readonly #loaded: LoadedSessions;
	/** By agent session: whoever asks twice gets one chat. */
	readonly #underWay = new Map<string, Promise<string>>();

	constructor(options: LoadedSessionsOptions, loaded: LoadedSessions) {
		this.#options = options;
		this.#loaded = loaded;
	}

	/** The chat of an agent session, made of what the agent replays of it. If it cannot be opened, there is none. */
	takeUp(foreign: ForeignSession): Promise<string> {
		const { agentSessionId } = foreign;
		const underWay = this.#underWay.get(agentSessionId);
		if (underWay !== undefined) return underWay;
		const taken = this.#takeUp(foreign).finally(() => this.#underWay.delete(agentSessionId));
		this.#underWay.set(agentSessionId, taken);
		return taken;
	}

	async #takeUp({ folder: path, agent, agentSessionId, title }: ForeignSession): Promise<string> {
		const { store, catalog, folders } = this.#options;
		const { sessions } = this.#loaded;
		const known = (await store.sessions.ofAgentSessions([agentSessionId]))[agentSessionId];
		if (known !== undefined && sessions.has(known)) return known;
		if (known !== undefined) throw new RequestFailure("conflict", wording("chatRefusal.deletedAlready"));
		const { path: folder } = await folders.add(path);
		requireTrust(catalog, folders, agent, folder);
		const sessionId = randomUUID();
		const session = this.#loaded.build(sessionId, folder, undefined, agent);
		const named = title === undefined ? {} : { title };
		try {
			await session.takeUp(
				agentSessionId,
				{ type: "session.created", payload: { folder, agent, ...named } },
				() => sessions.set(sessionId, session),
			);
			return sessionId;
		} catch (error) {
			if (!sessions.has(sessionId)) {
				session.log.close();
				await session.close();
			}
			if (!(error instanceof WordedError)) throw error;
			throw new RequestFailure("conflict", error.wording, { cause: error });
		}
	}
}
