import { randomUUID } from "node:crypto";
import type { Schedule } from "@parley/base/time/schedule";
import type { Params, Result } from "@parley/protocol/contract/names";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { ImportedSession } from "@parley/protocol/session/transfer/archive";
import { maxImportPiece, maxImports } from "@parley/protocol/session/transfer/limits";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import { wording } from "@parley/words/wording";
import type { KeptDraft } from "../drafts/draft-rules.ts";
import type { Publication } from "../store/staging-store.ts";
import type { BlobTarget } from "./blob-port.ts";
import type { DraftOfQueue, Unkept } from "./draft-of-queue.ts";
import { ImportJob, type ImportStore } from "./import-job.ts";
import { isSameLog } from "./same-log.ts";
import type { StagedSession } from "./staged-session.ts";

export type ImportsOptions = {
	readonly store: ImportStore;
	readonly now: () => number;
	readonly later: Schedule;
	/** The session with this id here, if any. */
	readonly holderOf: (sessionId: string) => "session" | "trash" | "damaged" | undefined;
	/** A session and its draft are published. */
	readonly adopt: (sessionId: string, draft: KeptDraft | undefined) => Promise<void>;
	readonly restore: (sessionId: string) => Promise<void>;
	/** Turns prompts that were queued at the export into a draft. */
	readonly draftOf: (sessionId: string, prompts: readonly QueuedPrompt[]) => Promise<DraftOfQueue>;
};

/** An import without progress is abandoned after this. */
const patience = 10 * 60_000;
/** How many final answers are remembered, in case one was lost. */
const maxRemembered = 16;

type Ongoing = {
	readonly job: ImportJob;
	readonly abort: AbortController;
	last: Promise<unknown>;
	stopWatching: () => void;
};
type Placed = { readonly session: StagedSession; readonly as: ImportedSession };
type Fresh = Placed & DraftOfQueue;

/** The imports in progress. */
export class Imports {
	readonly #options: ImportsOptions;
	readonly #ongoing = new Map<string, Ongoing>();
	readonly #done = new Map<string, Result<"session.import">>();

	constructor(options: ImportsOptions) {
		this.#options = options;
	}

	async take(
		{ importId, offset, data, last }: Params<"session.import">,
		blobs: BlobTarget,
	): Promise<Result<"session.import">> {
		const done = this.#done.get(importId);
		if (done !== undefined) return done;
		const bytes = Buffer.from(data, "base64");
		if (bytes.length > maxImportPiece)
			throw new RequestFailure(
				"limit_exceeded",
				wording("importFailure.pieceTooLarge", { limit: maxImportPiece, size: bytes.length }),
			);
		const ongoing = this.#ongoing.get(importId) ?? this.#begin(importId, offset);
		this.#watch(importId, ongoing);
		const taken = ongoing.last.then(() => ongoing.job.take(offset, bytes, last, blobs));
		ongoing.last = taken.catch(() => undefined);
		try {
			const answer = await taken;
			if (last) this.#finish(importId, answer);
			return answer;
		} catch (error) {
			await this.cancel(importId);
			throw error;
		}
	}

	/** Too late once its sessions are being published; it then resolves when they are. */
	async cancel(importId: string): Promise<void> {
		const ongoing = this.#ongoing.get(importId);
		if (ongoing === undefined) return;
		this.#ongoing.delete(importId);
		giveUp(ongoing);
		await ongoing.last;
		await this.#options.store.staging.discard(importId);
	}

	/** Everything is being deleted, including imports in progress. */
	forgetAll(): void {
		for (const ongoing of this.#ongoing.values()) giveUp(ongoing);
		this.#ongoing.clear();
		this.#done.clear();
	}

	#begin(importId: string, offset: number): Ongoing {
		if (offset > 0) throw new RequestFailure("not_found", wording("importFailure.over"));
		if (this.#ongoing.size >= maxImports)
			throw new RequestFailure("limit_exceeded", wording("importFailure.tooMany", { count: maxImports }));
		const { store, now } = this.#options;
		const abort = new AbortController();
		const { signal } = abort;
		const finish = (sessions: readonly StagedSession[]) => this.#place(importId, sessions, signal);
		const job = new ImportJob({ importId, store, now, signal, finish });
		const ongoing: Ongoing = { job, abort, last: Promise.resolve(), stopWatching: () => undefined };
		this.#ongoing.set(importId, ongoing);
		return ongoing;
	}

	#watch(importId: string, ongoing: Ongoing): void {
		ongoing.stopWatching();
		// Its staged sessions are removed at the next start at the latest.
		const giveUpLater = (): void => void this.cancel(importId).catch(() => undefined);
		ongoing.stopWatching = this.#options.later(giveUpLater, patience);
	}

	#finish(importId: string, answer: Result<"session.import">): void {
		this.#ongoing.get(importId)?.stopWatching();
		this.#ongoing.delete(importId);
		this.#done.set(importId, answer);
		for (const oldest of this.#done.keys()) {
			if (this.#done.size <= maxRemembered) break;
			this.#done.delete(oldest);
		}
	}

	/** Assigns an id to each session and publishes all of them at once. */
	async #place(
		importId: string,
		sessions: readonly StagedSession[],
		signal: AbortSignal,
	): Promise<ImportedSession[]> {
		const { store, adopt, restore, draftOf } = this.#options;
		const placed: Placed[] = [];
		for (const session of sessions)
			placed.push({ session, as: await this.#placeOf(session, placed, signal) });
		const fresh = new Map<Placed, Fresh>();
		for (const each of placed) {
			if (each.as.status !== "imported" && each.as.status !== "copied") continue;
			fresh.set(each, { ...each, ...(await draftOf(each.as.sessionId, each.session.queued)) });
		}
		signal.throwIfAborted();
		await store.staging.publish([...fresh.values()].map(publicationOf));
		const answers: ImportedSession[] = [];
		for (const each of placed) {
			const { as } = each;
			const published = fresh.get(each);
			if (published !== undefined) await adopt(as.sessionId, published.draft);
			else if (as.status === "restored") await restore(as.sessionId);
			answers.push(published === undefined ? as : { ...as, ...said(published.unkept) });
		}
		await store.staging.discard(importId);
		return answers;
	}

	async #placeOf(
		session: StagedSession,
		before: readonly Placed[],
		signal: AbortSignal,
	): Promise<ImportedSession> {
		const { header, head, queued } = session;
		const { sessionId, through } = header;
		const about = { title: head.title, events: through, closed: session.wasOpen, unqueued: queued.length };
		const twin = before.find(({ as }) => as.sessionId === sessionId)?.session.stagedId;
		const holder = this.#options.holderOf(sessionId);
		if (holder === undefined && twin === undefined) return { sessionId, status: "imported", ...about };
		const isSame = await this.#isSame(session, twin ?? sessionId, signal);
		if (!isSame || holder === "damaged") return { sessionId: randomUUID(), status: "copied", ...about };
		return {
			sessionId,
			status: holder === "trash" ? "restored" : "present",
			...about,
			closed: false,
			unqueued: 0,
		};
	}

	/** An unreadable log does not equal a readable one. */
	async #isSame(
		{ stagedId, header: { through } }: StagedSession,
		other: string,
		signal: AbortSignal,
	): Promise<boolean> {
		try {
			return await isSameLog(this.#options.store.log, stagedId, other, { through, signal });
		} catch {
			signal.throwIfAborted();
			return false;
		}
	}
}

const publicationOf = ({ session, as: { sessionId }, draft }: Fresh): Publication => ({
	stagedId: session.stagedId,
	sessionId,
	index: session.indexAs(sessionId),
	...(draft === undefined ? {} : { draft: { sessionId, ...draft } }),
});

const said = ({ prompts, files }: Unkept): Pick<ImportedSession, "unkeptPrompts" | "unkeptFiles"> => ({
	...(prompts === 0 ? {} : { unkeptPrompts: prompts }),
	...(files === 0 ? {} : { unkeptFiles: files }),
});

const giveUp = ({ abort, stopWatching }: Ongoing): void => {
	stopWatching();
	abort.abort(new RequestFailure("cancelled", wording("importFailure.cancelled")));
};
