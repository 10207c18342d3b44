import { type HighlightAnswer, type HighlightRequest, noTokens } from "./worker-messages.ts";

/** Some patterns take very long on some texts; such code stays plain. */
const answerMilliseconds = 4000;
/** After this many failures the worker is not restarted. */
const maxFailures = 3;

/** Asks the worker for tokens, one request at a time; starts it on first use and restarts it when it hangs. */
export class CodeWorker {
	readonly #start: () => Promise<Worker>;
	#worker: Promise<Worker> | undefined;
	#lastId = 0;
	#failures = 0;

	constructor(start: () => Promise<Worker>) {
		this.#start = start;
	}

	get usable(): boolean {
		return this.#failures < maxFailures;
	}

	/** The packed tokens of the code; none if the worker fails or takes too long. */
	async tokenize(code: string, language: string): Promise<Uint32Array> {
		try {
			this.#worker ??= this.#start();
			return await ask(await this.#worker, { id: ++this.#lastId, code, language });
		} catch {
			this.#failures++;
			this.stop();
			return noTokens;
		}
	}

	stop(): void {
		this.#worker?.then((worker) => worker.terminate()).catch(() => {});
		this.#worker = undefined;
	}
}

const ask = async (worker: Worker, request: HighlightRequest): Promise<Uint32Array> => {
	const { promise, resolve, reject } = Promise.withResolvers<Uint32Array>();
	const ended = new AbortController();
	const { signal } = ended;
	const timer = setTimeout(() => reject(new WorkerFailed("gave no answer in time")), answerMilliseconds);
	const answered = ({ data }: MessageEvent<HighlightAnswer>): void => {
		if (data.id === request.id) resolve(data.tokens);
	};
	worker.addEventListener("message", answered, { signal });
	worker.addEventListener("error", ({ message }) => reject(new WorkerFailed(message)), { signal });
	worker.postMessage(request);
	try {
		return await promise;
	} finally {
		clearTimeout(timer);
		ended.abort();
	}
};

class WorkerFailed extends Error {
	override readonly name = "WorkerFailed";

	constructor(reason: string) {
		super(`The worker that colours code failed: ${reason}. The code is shown without colours.`);
	}
}
