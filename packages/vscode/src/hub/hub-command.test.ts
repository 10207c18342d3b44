import { expect, test } from "vitest";
import { hubCommand } from "./hub-command.ts";

test("[E2.window] the hub gets the window's environment without the editor's own variables", () => {
	const inherited = {
		PATH: "/bin",
		VSCODE_IPC_HOOK: "x",
		ELECTRON_RUN_AS_NODE: "1",
		NODE_OPTIONS: "--inspect",
		PARLEY_DATA: "/x",
		EMPTY: undefined,
	};
	const runtime = { command: "/opt/editor", env: { ELECTRON_RUN_AS_NODE: "1" } };
	expect(hubCommand(runtime, "/copy", "/data", inherited)).toEqual({
		command: "/opt/editor",
		args: [
			"--disable-warning=ExperimentalWarning",
			"/copy/hub/hub.mjs",
			"--data",
			"/data",
			"--lease",
			"/copy/in-use",
		],
		env: { PATH: "/bin", ELECTRON_RUN_AS_NODE: "1" },
		cwd: "/data",
	});
});
