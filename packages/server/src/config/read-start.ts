import { isAbsolute } from "node:path";
import { isFields } from "@parley/base/guards/fields";
import type { AgentStart } from "@parley/protocol/agent/settings";
import { type Wording, wording } from "@parley/words/wording";

const maxSeconds = 600;

/** How an agent's process and sessions begin, as the settings file says it. `bad` makes the error for a mistake. */
export const readStart = (
	agent: string,
	{ cwd, process, mode, model, options, startTimeout }: Readonly<Record<string, unknown>>,
	bad: (problem: Wording) => Error,
): AgentStart => {
	const start: AgentStart = {};
	if (cwd !== undefined) {
		if (typeof cwd !== "string" || !isAbsolute(cwd)) throw bad(wording("config.badCwd", { agent }));
		start.cwd = cwd;
	}
	if (process !== undefined) {
		if (process !== "shared" && process !== "perChat") throw bad(wording("config.badProcess", { agent }));
		start.process = process;
	}
	for (const [field, text] of Object.entries({ mode, model })) {
		if (text === undefined) continue;
		if (typeof text !== "string" || text === "") throw bad(wording("config.badText", { agent, field }));
		start[field === "mode" ? "mode" : "model"] = text;
	}
	if (options !== undefined) {
		if (!isOptions(options)) throw bad(wording("config.badOptions", { agent }));
		start.options = options;
	}
	if (startTimeout !== undefined) {
		if (!isSeconds(startTimeout)) throw bad(wording("config.badTimeout", { agent, limit: maxSeconds }));
		start.startTimeout = startTimeout;
	}
	return start;
};

const isOptions = (value: unknown): value is Record<string, string | boolean> =>
	isFields(value) && Object.values(value).every((each) => ["string", "boolean"].includes(typeof each));

const isSeconds = (value: unknown): value is number =>
	typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= maxSeconds;
