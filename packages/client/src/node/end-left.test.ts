import process from "node:process";
import { expect, test } from "vitest";
import { endLeft, LeftAgentsError } from "./end-left.ts";

const printing = (script: string) => ({
	command: process.execPath,
	args: ["--eval", script, "--"],
	env: process.env,
});

test("[D7.lifetime] an editor learns from the hub's program what became of the agents that a hub has left", async () => {
	const echo = `console.log(JSON.stringify({ found: true, agents: 2, ended: process.argv.includes("--force") }))`;
	expect(await endLeft(printing(echo), false)).toEqual({ found: true, agents: 2, ended: false });
	expect(await endLeft(printing(echo), true)).toEqual({ found: true, agents: 2, ended: true });
});

test.each([`console.log("{}")`, `console.log("oh")`, `process.exit(1)`])(
	"[D7.lifetime] what it does not say is not guessed: %s",
	async (script) => {
		await expect(endLeft(printing(script), true)).rejects.toThrow(LeftAgentsError);
	},
);
