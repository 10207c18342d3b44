import { expect, test } from "vitest";
import { describeLoss } from "./describe-loss.ts";

test("[D6.error] a loss says how the agent ended, or why, and what restarts it", () => {
	const killed = { message: "Eliza was ended by SIGKILL.", signal: "SIGKILL" };
	expect(describeLoss(killed, "Eliza")).toBe(
		"Eliza stopped unexpectedly (SIGKILL). Your next message restarts it.",
	);
	const exited = { message: "Eliza ended with exit code 3.", exitCode: 3 };
	expect(describeLoss(exited, "Eliza")).toBe(
		"Eliza stopped unexpectedly (exit code 3). Your next message restarts it.",
	);
	const message = "Eliza was ended because the chat “A” was force-stopped.";
	expect(describeLoss({ message, signal: "SIGKILL" }, "Eliza")).toBe(
		`${message} Your next message restarts it.`,
	);
});
