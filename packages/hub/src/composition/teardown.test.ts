import { expect, test } from "vitest";
import { Teardown } from "./teardown.ts";

test("[ground] sources of work stop first; parts that others depend on end after them, in reverse order of opening", async () => {
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

test("[ground] a part that fails to end does not prevent the others from ending, and is reported at the end", async () => {
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
