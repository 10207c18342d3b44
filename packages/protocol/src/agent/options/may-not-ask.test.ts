import { expect, test } from "vitest";
import { mayNotAsk } from "./may-not-ask.ts";

test.each([
	["bypassPermissions", "Bypass Permissions"],
	["acceptEdits", "Accept Edits"],
	["dontAsk", "Don't Ask"],
	["yolo", "YOLO"],
	["autoEdit", "Auto Edit"],
	["auto-accept", "Auto"],
	["https://agentclientprotocol.com/protocol/session-modes#autopilot", "Autopilot"],
	["full-access", "Full Access"],
	["danger", "Dangerously skip permissions"],
	["free", "Free", "Edits files without asking."],
	["build", "Build", "Automatically approves all tools"],
	["run", "Run", "It will not ask before running commands"],
])("[A1.mode] %s may not ask", (value, name, description?: string) => {
	expect(mayNotAsk({ value, name, ...(description === undefined ? {} : { description }) })).toBe(true);
});

test.each([
	["default", "Always Ask", "Prompts for permission on first use of each tool"],
	["ask", "Ask", "Asks before every change"],
	["plan", "Plan Mode", "Analyze but not modify files or execute commands"],
	["read-only", "Read Only", "Requires approval to edit files and run commands"],
	["approve", "Approve", "Ask before every tool call"],
	["https://autos.example/modes/auto/#manual", "Manual"],
	["author", "Author", "Writes with autocompletion; asks before it accepts edits"],
])("[A1.mode] %s is not marked", (value, name, description?: string) => {
	expect(mayNotAsk({ value, name, ...(description === undefined ? {} : { description }) })).toBe(false);
});
