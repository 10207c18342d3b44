import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { treeVariable } from "@parley/protocol/agent/tree-variable";
import { expect, test } from "vitest";
import { temporaryDataFolder } from "../testing/data-folder.ts";
import { spawnHub } from "./spawn-hub.ts";

test("[E11.orphans] a hub started in an agent's tree does not carry its mark", async () => {
	const output = join(await temporaryDataFolder(), "output");
	const code = `console.log(JSON.stringify([process.env.A, process.env.${treeVariable}]))`;
	const env = { ...process.env, A: "kept", [treeVariable]: "an agent's" };
	const hub = await spawnHub({ command: process.execPath, args: ["--eval", code], env }, output);
	await new Promise<void>((resolve) => hub.onEnd(resolve));
	expect(JSON.parse(await readFile(output, "utf8"))).toEqual(["kept", null]);
});
