import type { CodeHighlighter } from "../markdown-view.ts";
import { type CodeChunk, chunksOf } from "./code-chunks.ts";
import { maxCodeLength } from "./code-token.ts";
import { CodeWorker } from "./code-worker.ts";
import { canHighlight, colourChunk } from "./highlight-ranges.ts";
import { JobQueue } from "./job-queue.ts";
import { unpackTokens } from "./worker-messages.ts";

/** A code block to be coloured. */
type Job = {
	readonly code: HTMLElement;
	readonly language: string;
	readonly chunks: readonly CodeChunk[];
	/** The chunks on screen, each with a function that removes its colours. */
	readonly onScreen: Map<CodeChunk, () => void>;
	visible: boolean;
	tokens: Uint32Array | undefined;
};

const maxWaiting = 256;

/** Colours the code blocks on screen, one at a time, in a worker. Where that is impossible, code stays plain. */
export class Highlighter implements CodeHighlighter {
	readonly #worker: CodeWorker;
	readonly #queue = new JobQueue<Job>(maxWaiting);
	readonly #observed = new Map<Element, { readonly job: Job; readonly chunk: CodeChunk }>();
	readonly #observer: IntersectionObserver | undefined;
	#working = false;

	constructor(startWorker: () => Promise<Worker>) {
		this.#worker = new CodeWorker(startWorker);
		if (canHighlight())
			this.#observer = new IntersectionObserver((entries) => this.#moved(entries), { rootMargin: "25%" });
	}

	add(code: HTMLElement, language: string): () => void {
		if ((code.textContent ?? "").length > maxCodeLength) return () => {};
		const chunks = chunksOf(code);
		const job: Job = { code, language, chunks, onScreen: new Map(), visible: false, tokens: undefined };
		for (const chunk of chunks) {
			this.#observed.set(chunk.element, { job, chunk });
			this.#observer?.observe(chunk.element);
		}
		return () => this.#remove(job);
	}

	dispose(): void {
		for (const { job } of this.#observed.values()) this.#remove(job);
		this.#observer?.disconnect();
		this.#worker.stop();
	}

	#remove(job: Job): void {
		this.#queue.remove(job);
		for (const chunk of job.chunks) {
			this.#hide(job, chunk);
			this.#observed.delete(chunk.element);
			this.#observer?.unobserve(chunk.element);
		}
	}

	#moved(entries: readonly IntersectionObserverEntry[]): void {
		for (const { target, isIntersecting } of entries) {
			const known = this.#observed.get(target);
			if (known === undefined) continue;
			if (isIntersecting) this.#show(known.job, known.chunk);
			else this.#hide(known.job, known.chunk);
		}
		// Colours are optional: on any failure the text is still shown.
		this.#work().catch(() => this.#observer?.disconnect());
	}

	#show(job: Job, chunk: CodeChunk): void {
		this.#hide(job, chunk);
		job.onScreen.set(chunk, job.tokens ? colourChunk(chunk, unpackTokens(job.tokens)) : () => {});
		job.visible = true;
		if (job.tokens === undefined) this.#queue.add(job);
	}

	#hide(job: Job, chunk: CodeChunk): void {
		job.onScreen.get(chunk)?.();
		job.onScreen.delete(chunk);
		job.visible = job.onScreen.size > 0;
	}

	async #work(): Promise<void> {
		if (this.#working) return;
		this.#working = true;
		try {
			while (this.#worker.usable) {
				const job = this.#queue.take();
				if (job === undefined) return;
				job.tokens = await this.#worker.tokenize(job.code.textContent ?? "", job.language);
				for (const chunk of [...job.onScreen.keys()]) this.#show(job, chunk);
			}
		} finally {
			this.#working = false;
		}
	}
}
