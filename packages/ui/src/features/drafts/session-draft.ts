import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params } from "@parley/protocol/contract/names";
import type { Draft, DraftStamp } from "@parley/protocol/draft/draft";
import { maxDraftLength } from "@parley/protocol/draft/limits";
import type { Attachment } from "@parley/protocol/message/attachment";
import { plain } from "@parley/words/error-words";
import { say } from "@parley/words/spoken";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { failureText, hasCode } from "../../shared/failure-text.ts";
import type { ViewState } from "../../shared/view-state.ts";
import { type DraftBody, sameBody, withAttachment } from "./draft-body.ts";
import { DraftMemory } from "./draft-memory.ts";
import {
	type DraftOffer,
	isClean,
	type LocalDraft,
	putAttachments,
	rebaseText,
	restoreDraft,
	sendText,
	startOver,
	takeDraft,
	typeText,
} from "./local-draft.ts";

/** The longest delay between a keystroke and its put to the hub. */
const putAfterMs = 300;

/** The hub did not take the draft in the box, which must not be replaced before it does. */
export class DraftNotKeptError extends WordedError {
	override readonly name = "DraftNotKeptError";
	constructor(problem: string | undefined) {
		super(wording("draft.wouldBeLost", { reason: problem ?? plain(wording("draft.offline")) }));
	}
}

export type SessionDraftOptions = { readonly hub: HubConnection; readonly viewState: ViewState };

/** The unsent text of one session: kept here on every keystroke, and by the hub a moment later. */
export class SessionDraft {
	readonly local: Accessor<LocalDraft>;
	/** Why the hub does not have the draft. */
	readonly problem: Accessor<string | undefined>;
	readonly #setLocal: (local: LocalDraft) => void;
	readonly #setProblem: Setter<string | undefined>;
	readonly #sessionId: string;
	readonly #hub: HubConnection;
	readonly #memory: DraftMemory;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#putting: Promise<boolean> | undefined;

	constructor(sessionId: string, { hub, viewState }: SessionDraftOptions) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		this.#memory = new DraftMemory(viewState, sessionId);
		const [local, setLocal] = createSignal(restoreDraft(this.#memory.read(), crypto.randomUUID()));
		this.local = local;
		this.#setLocal = setLocal;
		[this.problem, this.#setProblem] = createSignal<string>();
	}

	write(text: string): void {
		this.#type(typeText(this.local(), text));
	}

	/** `order`: the ids of files in the order in which they were chosen here. */
	attach(attachment: Attachment, order: readonly string[] = []): void {
		const { attachments } = this.local();
		this.#type(putAttachments(this.local(), withAttachment(attachments, attachment, order)));
	}

	detach(attachmentId: string): void {
		const rest = this.local().attachments.filter((each) => each.attachmentId !== attachmentId);
		this.#type(putAttachments(this.local(), rest));
	}

	/** Empties the box for a prompt, and returns the stamp of the draft that the prompt sends. */
	send(): DraftStamp {
		const stamp = this.#nextStamp();
		this.#stopTimer();
		this.#setProblem(undefined);
		this.#change(sendText(this.local()));
		return stamp;
	}

	take(draft: Draft): void {
		this.#change(takeDraft(this.local(), draft));
		if (this.local().pending) this.#timer ??= setTimeout(() => this.flush(), putAfterMs);
	}

	/** Asks the hub for its draft. */
	async load(): Promise<void> {
		try {
			this.take((await this.#hub.request("draft.get", { sessionId: this.#sessionId })).draft);
		} catch (error) {
			this.#report(error);
		}
	}

	/** Sends pending changes to the hub now. */
	flush(): void {
		this.#stopTimer();
		if (this.local().pending) void this.#put();
	}

	/** The last chance to save the draft: its put as it is now, without waiting for one under way. */
	lastWords(): Params<"draft.put"> | undefined {
		this.#stopTimer();
		const { pending, text } = this.local();
		if (!pending || text.length > maxDraftLength) return undefined;
		return this.#params(this.local());
	}

	/** Puts an offered text into the box, and sets the text already there aside. */
	async use(offer: DraftOffer): Promise<void> {
		await this.#requireKept();
		const draft = offer.kind === "draft" ? this.local().known : await this.#use(offer.aside.asideId);
		this.#change(startOver(this.local(), draft, crypto.randomUUID()));
	}

	async discard(offer: DraftOffer): Promise<void> {
		if (offer.kind === "setAside") {
			const { asideId } = offer.aside;
			this.take((await this.#hub.request("draft.discard", { sessionId: this.#sessionId, asideId })).draft);
			return;
		}
		this.#change(rebaseText(this.local()));
		await this.#requireKept();
	}

	/** The session no longer exists. */
	forget(): void {
		this.#stopTimer();
		this.#memory.remove();
	}

	dispose(): void {
		this.#stopTimer();
	}

	async #use(asideId: string): Promise<Draft> {
		return (await this.#hub.request("draft.use", { sessionId: this.#sessionId, asideId })).draft;
	}

	/** Throws unless the hub has everything in the box. */
	async #requireKept(): Promise<void> {
		this.#stopTimer();
		while (this.local().pending) {
			if (!(await this.#put())) throw new DraftNotKeptError(this.problem());
		}
	}

	/** One put at a time; what is typed meanwhile follows. False if the hub refused it. */
	#put(): Promise<boolean> {
		this.#putting ??= this.#deliver().finally(() => {
			this.#putting = undefined;
		});
		return this.#putting;
	}

	async #deliver(): Promise<boolean> {
		const said = this.local();
		if (said.text.length > maxDraftLength) {
			this.#setProblem(say("draft.tooLong", { limit: maxDraftLength }));
			return false;
		}
		const params = this.#params(said);
		try {
			const { draft } = await this.#hub.request("draft.put", params);
			this.#setProblem(undefined);
			const { pending, writer } = this.local();
			const isAnswered = sameBody(this.local(), said) && writer === params.stamp.writer;
			this.#change({ ...this.local(), pending: pending && !isAnswered });
			this.take(draft);
			return true;
		} catch (error) {
			this.#report(error);
			return false;
		}
	}

	/** A lost connection is reported elsewhere, and the draft goes out on reconnecting. */
	#report(error: unknown): void {
		if (!hasCode(error, "disconnected"))
			this.#setProblem(say("draft.notKept", { reason: failureText(error) }));
	}

	#nextStamp(): DraftStamp {
		const local = this.local();
		const step = local.step + 1;
		this.#setLocal({ ...local, step });
		return { writer: local.writer, step, base: local.base };
	}

	#params({ text, attachments }: DraftBody): Params<"draft.put"> {
		const stamp = this.#nextStamp();
		return { sessionId: this.#sessionId, text, attachments: [...attachments], stamp };
	}

	#type(local: LocalDraft): void {
		this.#change(local);
		this.#timer ??= setTimeout(() => this.flush(), putAfterMs);
	}

	#change(local: LocalDraft): void {
		this.#setLocal(local);
		const { text, attachments, base } = local;
		this.#memory.write({ text, attachments, base, pending: !isClean(local) });
	}

	#stopTimer(): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}
}
