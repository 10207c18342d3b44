import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import { describeLoss } from "./describe-loss.ts";

test("[D6.error] a loss says how or why the agent ended, and what restarts it", () => {
	const killed = { message: "Eliza was ended by SIGKILL.", signal: "SIGKILL" };
	expect(describeLoss(killed, "Eliza", true)).toBe(
		"Eliza stopped unexpectedly (SIGKILL). Your next message restarts it.",
	);
	const exited = { message: "Eliza ended with exit code 3.", exitCode: 3 };
	expect(describeLoss(exited, "Eliza", true)).toBe(
		"Eliza stopped unexpectedly (exit code 3). Your next message restarts it.",
	);
	const message = "Eliza was ended because the chat “A” was force-stopped.";
	expect(describeLoss({ message, signal: "SIGKILL" }, "Eliza", true)).toBe(
		`${message} Your next message restarts it.`,
	);
});

test("[D6.error] a loss says nothing of a restart once the agent runs again", () => {
	const killed = { message: "Eliza was ended by SIGKILL.", signal: "SIGKILL" };
	expect(describeLoss(killed, "Eliza", false)).toBe("Eliza stopped unexpectedly (SIGKILL).");
	const exited = { message: "Eliza ended with exit code 3.", exitCode: 3 };
	expect(describeLoss(exited, "Eliza", false)).toBe("Eliza stopped unexpectedly (exit code 3).");
	const message = "Eliza was ended because the chat “A” was force-stopped.";
	expect(describeLoss({ message, signal: "SIGKILL" }, "Eliza", false)).toBe(message);
});

test("[D6.error] the code of a loss, not its language, decides whether it says how or why", () => {
	const how = "Eliza stopped unexpectedly (SIGKILL). Your next message restarts it.";
	const killed = {
		...wordedMessage(wording("turnEnd.agentKilled", { agent: "Eliza", signal: "SIGKILL" })),
		signal: "SIGKILL",
	};
	expect(describeLoss(killed, "Eliza", true)).toBe(how);
	expect(describeLoss({ ...killed, message: "Eliza wurde beendet." }, "Eliza", true)).toBe(how);
	const code = 3221225477;
	const exited = wordedMessage(wording("turnEnd.agentExited", { agent: "Eliza", code: String(code) }));
	expect(describeLoss({ ...exited, exitCode: code }, "Eliza", true)).toContain("(exit code 3221225477)");
	const why = wordedMessage(wording("turnEnd.forceStoppedElsewhere", { agent: "Eliza", chat: "SIGKILL" }));
	expect(describeLoss({ ...why, signal: "SIGKILL" }, "Eliza", true)).toBe(
		`${why.message} Your next message restarts it.`,
	);
});
