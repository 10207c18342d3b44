import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFields } from "@parley/base/guards/fields";

export const recordedAgents = ["claude", "gemini", "goose", "opencode"] as const;

export type RecordedMessage = {
	readonly from: "client" | "agent";
	readonly message: Readonly<Record<string, unknown>>;
};

/** A recorded exchange between a client and a real agent, in order. */
export const readRecording = (agent: (typeof recordedAgents)[number]): RecordedMessage[] =>
	readFileSync(join(import.meta.dirname, `../fixtures/wire/${agent}.jsonl`), "utf8")
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => {
			const entry: unknown = JSON.parse(line);
			if (!isFields(entry)) throw new Error(`a line of the recording of ${agent} is not an object`);
			const { dir, msg } = entry;
			if (!isFields(msg)) throw new Error(`a line of the recording of ${agent} holds no message`);
			return { from: dir === "->" ? "client" : "agent", message: msg };
		});
