import { expect, test } from "vitest";
import { commandStart, matchCommands, readCommands } from "./commands.ts";

test("[E4.commands] reads commands from anything an agent announces", () => {
	expect(readCommands(undefined)).toEqual([]);
	expect(readCommands({ availableCommands: "none" })).toEqual([]);
	const availableCommands = [
		{ name: "plan", description: "Plans", input: { hint: "what" } },
		{ name: "bare" },
		{ name: "" },
		{ description: "nameless" },
		null,
	];
	expect(readCommands({ availableCommands })).toEqual([
		{ name: "plan", description: "Plans", hint: "what" },
		{ name: "bare", description: "" },
	]);
});

test("[E4.commands] a command is typed only at the very beginning and up to the first blank", () => {
	expect(commandStart("/pl", 3)).toBe("pl");
	expect(commandStart("/", 1)).toBe("");
	expect(commandStart("/plan now", 9)).toBeUndefined();
	expect(commandStart("/plan now", 3)).toBe("pl");
	expect(commandStart("see /plan", 9)).toBeUndefined();
});

test("[E4.commands] commands with the prefix come before those that contain it", () => {
	const commands = ["help", "plan", "explain"].map((name) => ({ name, description: "" }));
	expect(matchCommands(commands, "pl").map(({ name }) => name)).toEqual(["plan", "explain"]);
});
