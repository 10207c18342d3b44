import type { Host } from "../agent/host.ts";
import { jumpingPace } from "./jumping-pace.ts";

export interface TestHost extends Host {
	/** What was written past the SDK. */
	readonly written: string[];
	readonly complaints: string[];
}

/** A host without a process: time jumps, and its actions are only recorded. */
export const testHost = (rate = 0): TestHost => {
	const written: string[] = [];
	const complaints: string[] = [];
	return {
		pid: 4711,
		pace: jumpingPace(),
		rate,
		early: false,
		program: ["eliza"],
		today: () => "2026-11-18T12:00:00.000Z",
		written,
		complaints,
		outlet: {
			write: async (text) => {
				written.push(String(text));
			},
		},
		hasVariable: (name) => name === "SET",
		complain: async (text) => {
			complaints.push(text);
		},
		exit: () => {},
		crash: () => {},
		kill: () => {},
	};
};
