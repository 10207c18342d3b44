import { randomUUID } from "node:crypto";
import type { Schedule } from "@parley/base/time/schedule";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import { wording } from "@parley/words/wording";

/** What a job can tell while it runs. */
export type JobHandle = {
	/** Aborted when nobody wants the job any longer. */
	readonly signal: AbortSignal;
	/** Replaces what is shown of its output. */
	readonly show: (output: string) => void;
};

export type JobState<Outcome> = {
	readonly revision: number;
	readonly output: string;
	/** Undefined while it runs. */
	readonly outcome: Outcome | undefined;
};

type Job<Outcome> = {
	state: JobState<Outcome>;
	readonly abort: AbortController;
	readonly over: Promise<void>;
	/** Resolved at the next change. */
	changed: PromiseWithResolvers<void>;
};

const maxRunning = 4;
/** Outcomes that can still be asked for. */
const maxKept = 50;
/** Shorter than the patience of clients. */
const answerAfterMs = 10_000;

/** Work that takes longer than a request, and whose progress clients ask for. A run must not reject. */
export class Jobs<Outcome> {
	readonly #jobs = new Map<string, Job<Outcome>>();
	readonly #later: Schedule;
	#closed = false;

	constructor(later: Schedule) {
		this.#later = later;
	}

	start(run: (handle: JobHandle) => Promise<Outcome>): string {
		if (this.#closed || this.#running.length >= maxRunning)
			throw new RequestFailure("limit_exceeded", wording("agentSetup.busy", { limit: maxRunning }));
		const jobId = randomUUID();
		const abort = new AbortController();
		const job: Job<Outcome> = {
			state: { revision: 0, output: "", outcome: undefined },
			abort,
			changed: Promise.withResolvers(),
			over: Promise.resolve().then(async () => {
				const show = (output: string): void => {
					if (output !== job.state.output) change(job, { output });
				};
				change(job, { outcome: await run({ signal: abort.signal, show }) });
			}),
		};
		this.#jobs.set(jobId, job);
		this.#forgetOldest();
		return jobId;
	}

	/** Resolves once the job has changed since a revision, or after a while. */
	async follow(jobId: string, seen: number): Promise<JobState<Outcome>> {
		const job = this.#get(jobId);
		if (job.state.revision > seen || job.state.outcome !== undefined) return job.state;
		const late = Promise.withResolvers<void>();
		const forget = this.#later(late.resolve, answerAfterMs);
		await Promise.race([job.changed.promise, late.promise]);
		forget();
		return job.state;
	}

	/** Resolves when nothing of the job runs any more. */
	async cancel(jobId: string): Promise<void> {
		const job = this.#get(jobId);
		job.abort.abort();
		await job.over;
	}

	async close(): Promise<void> {
		this.#closed = true;
		for (const job of this.#running) job.abort.abort();
		await Promise.all(this.#running.map((job) => job.over));
	}

	get #running(): readonly Job<Outcome>[] {
		return [...this.#jobs.values()].filter(({ state }) => state.outcome === undefined);
	}

	#get(jobId: string): Job<Outcome> {
		const job = this.#jobs.get(jobId);
		if (job === undefined) throw new RequestFailure("not_found", wording("agentSetup.jobGone"));
		return job;
	}

	#forgetOldest(): void {
		for (const [jobId, { state }] of this.#jobs) {
			if (this.#jobs.size <= maxKept) return;
			if (state.outcome !== undefined) this.#jobs.delete(jobId);
		}
	}
}

const change = <Outcome>(job: Job<Outcome>, news: Partial<JobState<Outcome>>): void => {
	job.state = { ...job.state, ...news, revision: job.state.revision + 1 };
	job.changed.resolve();
	job.changed = Promise.withResolvers();
};
