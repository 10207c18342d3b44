import { expect, test } from "vitest";
import { connect, eliza, openSession, prompt, text } from "../../testing/harness.ts";

test("[A9.silence] a turn without any output says so, with the end of the agent's stderr", async () => {
	const { session } = await openSession(await connect(eliza()));
	expect(await prompt(session, "m1", text("/nothing no credit left"))).toEqual({
		outcome: "completed",
		stopReason: "end_turn",
		empty: { stderr: "no credit left" },
	});
	expect(await prompt(session, "m2", text("/echo words"))).not.toHaveProperty("empty");
	expect(await prompt(session, "m3", text("/tools 1"))).not.toHaveProperty("empty");
});
