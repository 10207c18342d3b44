import type { HubConnection } from "@parley/client/core/hub-connection";
import { maxAttachments } from "@parley/protocol/blob/limits";
import type { Result } from "@parley/protocol/contract/names";
import { type Accessor, batch, createSignal, type Setter } from "solid-js";
import type { Slots } from "../../../shared/slots.ts";
import type { ViewState } from "../../../shared/view-state.ts";
import { inOrder } from "../../drafts/draft-body.ts";
import type { SessionDraft } from "../../drafts/session-draft.ts";
import { acceptFiles, refuseFolder, refuseLeft, uniqueName } from "./accept-files.ts";
import { isUnderWay, type PendingFile, type UploadState } from "./pending-file.ts";
import { UploadMemory } from "./upload-memory.ts";
import { UploadRun } from "./upload-run.ts";

export type SessionUploadsOptions = {
	readonly hub: HubConnection;
	readonly viewState: ViewState;
	readonly slots: Slots;
	/** The hub has this file now: views can show it without requesting it. */
	readonly onUploaded: (blob: string, file: File) => void;
};

/** What the user wants to attach. Only the names of folders are known. */
export type Brought = { readonly files: readonly File[]; readonly folders?: readonly string[] };

const maxMimeLength = 255;

/** The files chosen for one session's draft that are being uploaded. */
export class SessionUploads {
	readonly items: Accessor<readonly PendingFile[]>;
	/** Why some of the last files were refused. */
	readonly refusals: Accessor<readonly string[]>;
	readonly #setItems: Setter<readonly PendingFile[]>;
	readonly #setRefusals: Setter<readonly string[]>;
	readonly #options: SessionUploadsOptions;
	readonly #draft: SessionDraft;
	readonly #memory: UploadMemory;
	readonly #runs = new Map<string, UploadRun>();
	readonly #order: string[] = [];
	#onSettled: ((isAllThere: boolean) => void) | undefined;

	constructor(sessionId: string, draft: SessionDraft, options: SessionUploadsOptions) {
		this.#draft = draft;
		this.#options = options;
		this.#memory = new UploadMemory(options.viewState, sessionId);
		[this.items, this.#setItems] = createSignal(this.#memory.read());
		[this.refusals, this.#setRefusals] = createSignal<readonly string[]>([]);
	}

	/** In the order in which the user chose them, uploaded or not. */
	inOrder<Each extends { readonly attachmentId: string }>(files: readonly Each[]): readonly Each[] {
		return inOrder(files, this.#order);
	}

	/** Returns how many were accepted. */
	add({ files, folders = [] }: Brought): number {
		const { attachments } = this.#draft.local();
		const { accepted, refusals } = acceptFiles(files, this.items().length + attachments.length);
		const taken = this.#namesBeside();
		const added = accepted.map((file) => {
			const name = uniqueName(file.name, taken);
			taken.add(name);
			const attachmentId: string = crypto.randomUUID();
			return { file, item: { attachmentId, name, ...kindOf(file), state: { phase: "waiting" as const } } };
		});
		batch(() => {
			this.#setRefusals([...folders.map(refuseFolder), ...refusals]);
			this.#change((items) => [...items, ...added.map(({ item }) => item)]);
		});
		this.#order.push(...added.map(({ item }) => item.attachmentId));
		for (const { file, item } of added) this.#begin(item.attachmentId, file);
		return added.length;
	}

	/** How many more can be attached. */
	get room(): number {
		return Math.max(0, maxAttachments - this.items().length - this.#draft.local().attachments.length);
	}

	/** Attaches files that an editor has already uploaded. Returns how many were accepted. */
	addKept({ files, left }: Result<"host.pickFiles">): number {
		const { accepted, refusals } = acceptFiles(files, maxAttachments - this.room);
		const taken = this.#namesBeside();
		batch(() => {
			this.#setRefusals([...refuseLeft(left), ...refusals]);
			for (const { name: given, ...facts } of accepted) {
				const name = uniqueName(given, taken);
				taken.add(name);
				const attachmentId: string = crypto.randomUUID();
				this.#order.push(attachmentId);
				this.#draft.attach({ attachmentId, name, ...facts }, this.#order);
			}
		});
		return accepted.length;
	}

	/** Replaces a file that was lost in a reload, with the same file or another. */
	replace(attachmentId: string, file: File): void {
		const { refusals } = acceptFiles([file], 0);
		this.#setRefusals(refusals);
		if (refusals.length > 0 || !this.#isPending(attachmentId)) return;
		const facts = { name: uniqueName(file.name, this.#namesBeside(attachmentId)), ...kindOf(file) };
		this.#change((items) =>
			items.map((each) => (each.attachmentId === attachmentId ? { ...each, ...facts } : each)),
		);
		this.#begin(attachmentId, file);
	}

	/** Removes a file, uploaded or not. */
	remove(attachmentId: string): void {
		this.#cancel(attachmentId);
		if (this.#isPending(attachmentId)) this.#drop(attachmentId);
		else this.#draft.detach(attachmentId);
		this.#settle();
	}

	retry(attachmentId: string): void {
		this.#runs.get(attachmentId)?.start();
	}

	/** Call after a reconnect. */
	resume(): void {
		for (const { attachmentId, state } of this.items()) {
			if (state.phase === "paused") this.retry(attachmentId);
		}
	}

	/** The file itself, until the hub has it. */
	fileOf(attachmentId: string): File | undefined {
		return this.#runs.get(attachmentId)?.file;
	}

	dismissRefusals(): void {
		this.#setRefusals([]);
	}

	/** Calls back once, when no upload is pending. Returns a function that cancels the callback. */
	onceSettled(callback: (isAllThere: boolean) => void): () => void {
		this.#onSettled = callback;
		this.#settle();
		return () => {
			if (this.#onSettled === callback) this.#onSettled = undefined;
		};
	}

	/** The session no longer exists. */
	forget(): void {
		this.dispose();
		this.#memory.remove();
	}

	dispose(): void {
		for (const attachmentId of [...this.#runs.keys()]) this.#cancel(attachmentId);
	}

	#begin(attachmentId: string, file: File): void {
		const { hub, slots } = this.#options;
		const run = new UploadRun(file, {
			hub,
			slots,
			onState: (state) => this.#mark(attachmentId, state),
			onDone: (blob) => this.#finish(attachmentId, file, blob),
		});
		this.#runs.set(attachmentId, run);
		run.start();
	}

	#finish(attachmentId: string, file: File, blob: string): void {
		const item = this.items().find((each) => each.attachmentId === attachmentId);
		if (item === undefined) return;
		const { state: _, ...facts } = item;
		this.#runs.delete(attachmentId);
		this.#options.onUploaded(blob, file);
		batch(() => {
			this.#drop(attachmentId);
			this.#draft.attach({ ...facts, blob }, this.#order);
		});
		this.#settle();
	}

	#settle(): void {
		const callback = this.#onSettled;
		if (callback === undefined || this.items().some(isUnderWay)) return;
		this.#onSettled = undefined;
		callback(this.items().length === 0);
	}

	#cancel(attachmentId: string): void {
		this.#runs.get(attachmentId)?.cancel();
		this.#runs.delete(attachmentId);
	}

	#isPending(attachmentId: string): boolean {
		return this.items().some((each) => each.attachmentId === attachmentId);
	}

	#namesBeside(attachmentId?: string): Set<string> {
		const all = [...this.items(), ...this.#draft.local().attachments];
		return new Set(all.filter((each) => each.attachmentId !== attachmentId).map(({ name }) => name));
	}

	#mark(attachmentId: string, state: UploadState): void {
		this.#setItems((items) =>
			items.map((each) => (each.attachmentId === attachmentId ? { ...each, state } : each)),
		);
		this.#settle();
	}

	#drop(attachmentId: string): void {
		this.#change((items) => items.filter((each) => each.attachmentId !== attachmentId));
	}

	#change(change: (items: readonly PendingFile[]) => readonly PendingFile[]): void {
		this.#memory.write(this.#setItems(change));
	}
}

const kindOf = ({ type, size }: File) => ({
	mimeType: type === "" || type.length > maxMimeLength ? "application/octet-stream" : type,
	size,
});
