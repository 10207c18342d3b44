import { expect, test } from "vitest";
import { Teardown } from "./teardown.ts";

test("[ground] what comes from outside stops first; what others rely on ends after them, the last opened first", async () => {
	const teardown = new Teardown();
	const order: string[] = [];
	const end = (name: string) => async (): Promise<void> => {
		order.push(`${name} ends`);
		await Promise.resolve();
		order.push(`${name} ended`);
	};
	teardown.ends(end("store"));
	teardown.stops(() => void order.push("clients stop"));
	teardown.ends(end("pool"));
	teardown.stops(() => void order.push("timers stop"));
	await teardown.run();
	const ended = ["pool ends", "pool ended", "store ends", "store ended"];
	expect(order).toEqual(["clients stop", "timers stop", ...ended]);
	await teardown.run();
	expect(order).toHaveLength(6);
});

test("[ground] a part that does not end keeps none of the others from ending, and is told of at the end", async () => {
	const teardown = new Teardown();
	const order: string[] = [];
	teardown.ends(async () => void order.push("store"));
	teardown.ends(async () => {
		throw new Error("the agent stays");
	});
	teardown.stops(() => {
		throw new Error("a timer stays");
	});
	teardown.stops(() => void order.push("clients"));
	await expect(teardown.run()).rejects.toMatchObject({
		errors: [new Error("a timer stays"), new Error("the agent stays")],
	});
	expect(order).toEqual(["clients", "store"]);
});
