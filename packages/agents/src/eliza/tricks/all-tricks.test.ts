import { expect, test } from "vitest";
import { readCommand } from "../agent/answer-prompt.ts";
import { allTricks, availableCommands, findTrick } from "./all-tricks.ts";

test("[E13.tricks] every trick has a name that can be typed, once, and one line about itself", () => {
	for (const trick of allTricks) {
		expect(readCommand(`/${trick.name}`)?.name).toBe(trick.name);
		expect(findTrick(trick.name)).toBe(trick);
		expect(trick.summary).toMatch(/^[A-Z].*\.$/);
	}
});

test("[E13.tricks] the client's menu has a hint where something may follow", () => {
	expect(availableCommands.find(({ name }) => name === "echo")).toEqual({
		name: "echo",
		description: "Says exactly that, in one chunk.",
		input: { hint: "<text>" },
	});
	expect(availableCommands.find(({ name }) => name === "plan")).not.toHaveProperty("input");
});
