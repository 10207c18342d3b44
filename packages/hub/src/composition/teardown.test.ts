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
