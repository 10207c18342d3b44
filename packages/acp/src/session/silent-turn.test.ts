import { expect, test } from "vitest";
import { connect, eliza, openSession, text } from "../testing/harness.ts";

test("[A9.silence] a turn in which the agent says and does nothing says so, with what it wrote to stderr", async () => {
	const { session } = await openSession(await connect(eliza()));
	expect(await session.prompt("m1", text("/nothing no credit left"))).toEqual({
		outcome: "completed",
		stopReason: "end_turn",
		empty: { stderr: "no credit left" },
	});
	expect(await session.prompt("m2", text("/echo words"))).not.toHaveProperty("empty");
	expect(await session.prompt("m3", text("/tools 1"))).not.toHaveProperty("empty");
});
