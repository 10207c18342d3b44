import process from "node:process";
import { expect, test } from "vitest";
import { canRunHub, chooseRuntime, type HubRuntime } from "./hub-runtime.ts";

const editor: HubRuntime = { command: "/opt/editor", env: { ELECTRON_RUN_AS_NODE: "1" } };

const choose = (chosen: string, able: readonly string[]) =>
	chooseRuntime({ chosen, editor, canRun: async ({ command }) => able.includes(command) });

test("[D7.start] the hub runs on the editor's own Node if that is capable, else on the Node on the PATH", async () => {
	expect(await choose("", ["/opt/editor", "node"])).toEqual(editor);
	expect(await choose("", ["node"])).toEqual({ command: "node", env: {} });
	await expect(choose("", [])).rejects.toThrow(/tried: \/opt\/editor, node.*parley\.nodePath/);
});

test("[D7.start] a configured Node is used or its failure reported: no other replaces it unasked", async () => {
	expect(await choose("/my/node", ["/my/node", "/opt/editor"])).toEqual({ command: "/my/node", env: {} });
	await expect(choose("/my/node", ["/opt/editor", "node"])).rejects.toThrow("tried: /my/node");
});

test("[D7.start] whether a program can run the hub is tested, not guessed", async () => {
	expect(await canRunHub({ command: process.execPath, env: {} }, process.env)).toBe(true);
	expect(await canRunHub({ command: "/bin/false", env: {} }, process.env)).toBe(false);
	expect(await canRunHub({ command: "/no/such/node", env: {} }, process.env)).toBe(false);
});
