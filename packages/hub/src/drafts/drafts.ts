import { randomUUID } from "node:crypto";
import type { Draft, DraftStamp } from "@parley/protocol/draft/draft";
import { maxDraftLength } from "@parley/protocol/draft/limits";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";
import type { Attachments } from "../blobs/attachments.ts";
import type { DraftStore } from "../store/draft-store.ts";
import {
	consumeDraft,
	discardSetAside,
	emptyDraft,
	hasWords,
	type KeptDraft,
	type Label,
	type Put,
	type PutResult,
	putDraft,
	useSetAside,
} from "./draft-rules.ts";
import { WriterSteps } from "./writer-steps.ts";

export type DraftsOptions = {
	readonly store: DraftStore;
	readonly attachments: Pick<Attachments, "requireStored">;
	readonly now: () => number;
	/** Whether the session still exists. */
	readonly exists: (sessionId: string) => boolean;
	/** Called with stored drafts; `marked` if the session has gained or lost its draft. */
	readonly onChanged: (sessionId: string, draft: Draft, marked: boolean) => void;
};

/** A change to a draft, and what follows once it is stored. */
type Decide = (before: KeptDraft) => { readonly draft: KeptDraft; readonly stored?: () => void };

type PutStatus = PutResult["status"] | "late";

/** The drafts of all sessions. A change is answered and published once it is stored. */
export class Drafts {
	readonly #options: DraftsOptions;
	readonly #drafts = new Map<string, KeptDraft>();
	readonly #steps = new Map<string, WriterSteps>();
	/** Per session, the last pending change: each is decided on the result of the previous one. */
	readonly #changes = new Map<string, Promise<unknown>>();

	private constructor(options: DraftsOptions) {
		this.#options = options;
	}

	static async load(options: DraftsOptions): Promise<Drafts> {
		const drafts = new Drafts(options);
		for (const { sessionId, ...draft } of await options.store.all()) drafts.#drafts.set(sessionId, draft);
		return drafts;
	}

	has(sessionId: string): boolean {
		const draft = this.#drafts.get(sessionId);
		return draft !== undefined && hasWords(draft);
	}

	get(sessionId: string): Draft {
		return toDraft(this.#drafts.get(sessionId) ?? emptyDraft);
	}

	async put(sessionId: string, put: Put): Promise<{ status: PutStatus; draft: Draft }> {
		const { text, attachments = [], stamp } = put;
		if (text.length > maxDraftLength) {
			throw new RequestFailure(
				"limit_exceeded",
				wording("chatRefusal.draftTooLong", { limit: maxDraftLength, length: text.length }),
			);
		}
		await this.#options.attachments.requireStored(attachments);
		let status: PutStatus = "late";
		const decide = (before: KeptDraft): KeptDraft => {
			const result = putDraft(before, put, this.#label());
			({ status } = result);
			return result.draft;
		};
		const draft = await this.#change(sessionId, this.#once(sessionId, stamp, decide));
		return { status, draft };
	}

	/** A prompt sent from this draft was accepted. */
	async consume(sessionId: string, stamp: DraftStamp): Promise<void> {
		// Resent after a lost answer: the writer may have continued since.
		await this.#change(
			sessionId,
			this.#once(sessionId, stamp, (before) => consumeDraft(before, stamp)),
		);
	}

	use(sessionId: string, asideId: string): Promise<Draft> {
		return this.#change(sessionId, (before) => {
			const draft = useSetAside(before, asideId, this.#label());
			if (draft !== undefined) return { draft };
			throw new RequestFailure("conflict", wording("chatRefusal.draftTaken"));
		});
	}

	discard(sessionId: string, asideId: string): Promise<Draft> {
		return this.#change(sessionId, (before) => ({ draft: discardSetAside(before, asideId) }));
	}

	/** A session was imported together with this draft. */
	adopt(sessionId: string, draft: KeptDraft): void {
		this.#drafts.set(sessionId, draft);
	}

	/** The session and its draft were deleted. */
	forget(sessionId: string): void {
		this.#drafts.delete(sessionId);
		this.#steps.delete(sessionId);
	}

	/** The number of sessions with a draft. */
	get count(): number {
		return this.#drafts.values().filter(hasWords).toArray().length;
	}

	forgetAll(): void {
		this.#drafts.clear();
		this.#steps.clear();
	}

	/** Applies a change unless it is a duplicate or older than its writer's newest. */
	#once(sessionId: string, stamp: DraftStamp, decide: (before: KeptDraft) => KeptDraft): Decide {
		const steps = this.#stepsOf(sessionId);
		// Recorded only once stored: a change that failed may be retried.
		const stored = (): void => steps.advance(stamp);
		return (before) => (steps.isNew(stamp) ? { draft: decide(before), stored } : { draft: before });
	}

	#change(sessionId: string, decide: Decide): Promise<Draft> {
		const previous = this.#changes.get(sessionId) ?? Promise.resolve();
		const change = previous.then(
			() => this.#apply(sessionId, decide),
			() => this.#apply(sessionId, decide),
		);
		this.#changes.set(sessionId, change);
		const done = (): void => {
			if (this.#changes.get(sessionId) === change) this.#changes.delete(sessionId);
		};
		change.then(done, done);
		return change;
	}

	async #apply(sessionId: string, decide: Decide): Promise<Draft> {
		const before = this.#drafts.get(sessionId) ?? emptyDraft;
		const { draft: after, stored } = decide(before);
		const { store, exists, onChanged } = this.#options;
		if (after !== before) await store.put({ sessionId, ...after });
		stored?.();
		if (after === before) return toDraft(before);
		if (!exists(sessionId)) throw new RequestFailure("not_found", wording("chatRefusal.missing"));
		this.#drafts.set(sessionId, after);
		const draft = toDraft(after);
		onChanged(sessionId, draft, hasWords(before) !== hasWords(after));
		return draft;
	}

	#stepsOf(sessionId: string): WriterSteps {
		const known = this.#steps.get(sessionId);
		if (known !== undefined) return known;
		const steps = new WriterSteps();
		this.#steps.set(sessionId, steps);
		return steps;
	}

	#label(): Label {
		return { asideId: randomUUID(), setAsideAt: this.#options.now() };
	}
}

const toDraft = ({ textRevision, step, ...draft }: KeptDraft): Draft => draft;
