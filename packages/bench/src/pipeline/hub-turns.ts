import { CountingView } from "../hub/counting-view.ts";
import { RunningHub } from "../hub/running-hub.ts";
import { prompt, type Rate, type Turns, updates } from "./turns.ts";

/* A program: a client of a new hub, which receives Eliza's updates through keeper and log. Only unmerged ones count. */

await using hub = await RunningHub.start();
const begun = performance.now();
const view = await CountingView.open(hub.client, await hub.newSession());
await view.attached;
const readyMs = performance.now() - begun;
const turn = async (): Promise<Rate> => {
	const { deltas, originals, seconds } = await view.prompt(prompt);
	if (deltas < updates) throw new Error(`the hub's client saw ${deltas} of ${updates} updates`);
	return { perSecond: originals / seconds, share: originals / updates };
};
const turns: Turns = { readyMs, rates: [await turn(), await turn()] };
console.log(JSON.stringify(turns));
