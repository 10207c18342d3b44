import { expect, test } from "vitest";
import { readCommand } from "./answer-prompt.ts";

test.each([
	["/help", { name: "help", args: "" }],
	["/echo  two spaces \n", { name: "echo", args: " two spaces \n" }],
	["/echo\nnext line", { name: "echo", args: "next line" }],
])("[E13.tricks] %j is a command", (text, command) => {
	expect(readCommand(text)).toEqual(command);
});

test.each(["help", " /help", "/", "/usr/bin is full", "/Help", "/2"])(
	"[E13.tricks] %j is not a command",
	(text) => {
		expect(readCommand(text)).toBeUndefined();
	},
);
