import { Transform } from "node:stream";
import { finished } from "node:stream/promises";
import type { RunningAgent } from "@parley/acp/pipe/running-agent";

const kept = 4096;

/** What an agent wrote to stdout at first, whether or not it was the protocol. */
export type WatchedOutput = { readonly agent: RunningAgent; readonly printed: () => string };

/** Passes everything on and keeps the beginning of what an agent writes. */
export const watchOutput = (agent: RunningAgent): WatchedOutput => {
	let beginning = Buffer.alloc(0);
	const stdout = new Transform({
		transform: (chunk: Buffer, _, done) => {
			if (beginning.length < kept) beginning = Buffer.concat([beginning, chunk]).subarray(0, kept);
			done(null, chunk);
		},
	});
	agent.stdout.on("error", (error) => stdout.destroy(error));
	agent.stdout.pipe(stdout);
	const drained = finished(stdout, { writable: false }).catch(() => undefined);
	return {
		printed: () => beginning.toString("utf8"),
		agent: {
			...{ id: agent.id, pid: agent.pid, from: agent.from, stdout },
			get gone() {
				return agent.gone;
			},
			get mustDrain() {
				return agent.mustDrain;
			},
			exited: agent.exited.then(async (exit) => {
				stdout.resume();
				await drained;
				return exit;
			}),
			write: (line, mark) => agent.write(line, mark),
			acknowledge: (position, witness) => agent.acknowledge(position, witness),
			forget: (keys) => agent.forget(keys),
			note: (note) => agent.note(note),
			release: () => agent.release(),
			stderrTail: () => agent.stderrTail(),
			end: () => agent.end(),
			kill: () => agent.kill(),
		},
	};
};
