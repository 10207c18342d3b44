import { expect, test } from "vitest";
import { ManualTimers } from "../testing/manual-timers.ts";
import { type JobHandle, Jobs } from "./jobs.ts";

const open = () => {
	const timers = new ManualTimers();
	const jobs = new Jobs<string>(timers.later);
	const start = () => {
		const outcome = Promise.withResolvers<string>();
		const began = Promise.withResolvers<JobHandle>();
		const jobId = jobs.start((handle) => {
			began.resolve(handle);
			const cancel = (): void => outcome.resolve("cancelled");
			handle.signal.addEventListener("abort", cancel);
			if (handle.signal.aborted) cancel();
			return outcome.promise;
		});
		return { jobId, finish: outcome.resolve, began: began.promise };
	};
	return { timers, jobs, start };
};

test("[E1.installed] a job tells each change once, and its outcome as often as asked", async () => {
	const { jobs, start } = open();
	const { jobId, began, finish } = start();
	const first = jobs.follow(jobId, 0);
	(await began).show("one");
	expect(await first).toEqual({ revision: 1, output: "one", outcome: undefined });
	const next = jobs.follow(jobId, 1);
	(await began).show("one");
	finish("done");
	expect(await next).toEqual({ revision: 2, output: "one", outcome: "done" });
	expect(await jobs.follow(jobId, 2)).toMatchObject({ outcome: "done" });
});

test("[E1.installed] a job without news is answered for after a while", async () => {
	const { timers, jobs, start } = open();
	const asked = jobs.follow(start().jobId, 0);
	timers.fire();
	expect(await asked).toMatchObject({ revision: 0, outcome: undefined });
	expect(timers.set).toEqual([]);
});

test("[E1.installed] jobs are limited, cancelled, and ended with the hub; an unknown one is refused", async () => {
	const { jobs, start } = open();
	const ids = [start(), start(), start(), start()].map(({ jobId }) => jobId);
	expect(() => start()).toThrow(expect.objectContaining({ code: "limit_exceeded" }));
	const [first = ""] = ids;
	await jobs.cancel(first);
	expect(await jobs.follow(first, 0)).toMatchObject({ outcome: "cancelled" });
	await jobs.close();
	for (const jobId of ids) expect(await jobs.follow(jobId, 0)).toMatchObject({ outcome: "cancelled" });
	await expect(jobs.follow("unknown", 0)).rejects.toMatchObject({ code: "not_found" });
	expect(() => start()).toThrow();
});
