import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Figure } from "../figure.ts";
import type { Rate, Turns } from "./turns.ts";

const run = promisify(execFile);
const rounds = 3;

/** Both sides start cold: a new process of the client, and a new agent. */
const measure = async (program: "sdk" | "hub"): Promise<Turns> => {
	const file = fileURLToPath(new URL(`./${program}-turns.ts`, import.meta.url));
	const { stdout } = await run(process.execPath, ["--disable-warning=ExperimentalWarning", file]);
	return JSON.parse(stdout);
};

/** Agent to client through the durable log, compared with the protocol's own client, which only listens. */
export const pipeline = async (): Promise<Figure[]> => {
	const [sdk, hub]: [Turns[], Turns[]] = [[], []];
	for (let round = 0; round < rounds; round++) {
		sdk.push(await measure("sdk"));
		hub.push(await measure("hub"));
	}
	return [figure("in the first turn of a new hub", sdk, hub, 0), figure("in its second", sdk, hub, 1)];
};

const figure = (name: string, sdk: readonly Turns[], hub: readonly Turns[], turn: number): Figure => {
	const [ours, bare] = [best(hub, turn), best(sdk, turn)];
	const share = Math.round(ours.share * 100);
	const ready = [hub, sdk].map((all) => Math.round(Math.min(...all.map(({ readyMs }) => readyMs))));
	return {
		name: `agent to client through the log on disk, original deltas per second, ${name}`,
		ratio: ours.perSecond / bare.perSecond,
		to: "the ACP SDK's client alone, in the same turn of a new process",
		bound: { atLeast: 0.8 },
		detail: `${thousands(ours.perSecond)} against ${thousands(bare.perSecond)}; ${share} % came unmerged, only they count; the agent was ready after ${ready.join(" against ")} ms`,
	};
};

const best = (all: readonly Turns[], turn: number): Rate => {
	const [first] = all
		.flatMap(({ rates }) => rates.slice(turn, turn + 1))
		.sort((a, b) => b.perSecond - a.perSecond);
	if (first === undefined) throw new Error("nothing was measured");
	return first;
};

const thousands = (rate: number): string => `${Math.round(rate / 1000)} k/s`;
