import type { Figure } from "./figure.ts";
import { CountingView } from "./hub/counting-view.ts";
import { RunningHub } from "./hub/running-hub.ts";

const total = 1_000_000;
const short = 10_000;
const deltaSize = 20;
const rounds = 5;

/** The processor time of hub and client for a number of messages of one size, in microseconds. */
const costOf = async (hub: RunningHub, view: CountingView, bytes: number, count: number): Promise<number> => {
	await hub.atRest();
	const [hubBefore, ownBefore] = [await hub.cpu(), process.cpuUsage()];
	for (let message = 0; message < count; message += 1) {
		const { deltas } = await view.prompt(`/stream ${bytes} 0 ${deltaSize}`);
		if (deltas < bytes / deltaSize) throw new Error(`${deltas} of ${bytes / deltaSize} deltas arrived`);
	}
	await hub.atRest();
	const own = process.cpuUsage(ownBefore);
	return (await hub.cpu()) - hubBefore + own.user + own.system;
};

/**
 * The cost of a byte of a long message from the agent to a client, compared with one of a short message. The fixed cost of a
 * turn is measured with a message of one delta and subtracted, since it would hide how the rest grows.
 */
export const longMessage = async (): Promise<Figure[]> => {
	await using hub = await RunningHub.start();
	const view = await CountingView.open(hub.client, await hub.newSession());
	await view.prompt(`/stream ${total} 0 ${deltaSize}`);
	const shorts = total / short;
	const costs: { long: number; short: number; turn: number }[] = [];
	for (let round = 0; round < rounds; round += 1) {
		costs.push({
			turn: (await costOf(hub, view, deltaSize, shorts)) / shorts,
			short: await costOf(hub, view, short, shorts),
			long: await costOf(hub, view, total, 1),
		});
	}
	const least = (kind: "long" | "short" | "turn"): number => Math.min(...costs.map((cost) => cost[kind]));
	const long = least("long") - least("turn");
	const inShorts = least("short") - shorts * least("turn");
	return [
		{
			name: "a byte of a 1 MB message from the agent to a client",
			ratio: long / inShorts,
			to: "a byte of a 10 KB one, in processor time",
			bound: { atMost: 1.25 },
			detail: `${nanoseconds(long)} against ${nanoseconds(inShorts)}; a turn by itself ${(least("turn") / 1000).toFixed(1)} ms`,
		},
	];
};

const nanoseconds = (cost: number): string => `${((cost * 1000) / total).toFixed(0)} ns`;
