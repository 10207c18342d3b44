import { expect, test } from "vitest";
import { connect, eliza, openSession, text } from "../testing/harness.ts";

test("[A9.silence] a turn without any output says so, with the end of the agent's stderr", async () => {
	const { session } = await openSession(await connect(eliza()));
	expect(await session.prompt("m1", text("/nothing no credit left"))).toEqual({
		outcome: "completed",
		stopReason: "end_turn",
		empty: { stderr: "no credit left" },
	});
	expect(await session.prompt("m2", text("/echo words"))).not.toHaveProperty("empty");
	expect(await session.prompt("m3", text("/tools 1"))).not.toHaveProperty("empty");
});
