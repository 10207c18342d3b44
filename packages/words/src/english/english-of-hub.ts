import { agentSetup } from "./agent-setup.ts";
import { agentStart } from "./agent-start.ts";
import { agentTest } from "./agent-test.ts";
import { agentWire } from "./agent-wire.ts";
import { chatRefusal } from "./chat-refusal.ts";
import { cli } from "./cli.ts";
import { cliDoctor } from "./cli-doctor.ts";
import { cliHelp } from "./cli-help.ts";
import { config } from "./config.ts";
import { damage } from "./damage.ts";
import { editorRequest } from "./editor-request.ts";
import { editorWindow } from "./editor-window.ts";
import { exportFailure } from "./export-failure.ts";
import { exportedDiff } from "./exported-diff.ts";
import { exportedText } from "./exported-text.ts";
import { extension } from "./extension.ts";
import { fileRefusal } from "./file-refusal.ts";
import { httpRefusal } from "./http-refusal.ts";
import { hubListen } from "./hub-listen.ts";
import { hubStart } from "./hub-start.ts";
import { importFailure } from "./import-failure.ts";
import { keeper } from "./keeper.ts";
import { login } from "./login.ts";
import { mcpProblem } from "./mcp-problem.ts";
import { notKept } from "./not-kept.ts";
import { optionRefusal } from "./option-refusal.ts";
import { searchProblem } from "./search-problem.ts";
import { storeFailure } from "./store-failure.ts";
import { turnEnd } from "./turn-end.ts";

/**
 * What the hub and the programs around it say. It reaches a page together with its English text, so the bundle of an English page omits
 * this file (`packages/ui/vite.config.ts`).
 */
export const englishOfHub = {
	...agentSetup,
	...agentStart,
	...agentTest,
	...agentWire,
	...chatRefusal,
	...cli,
	...cliDoctor,
	...cliHelp,
	...config,
	...damage,
	...editorRequest,
	...editorWindow,
	...exportFailure,
	...extension,
	...exportedDiff,
	...exportedText,
	...fileRefusal,
	...httpRefusal,
	...hubListen,
	...hubStart,
	...importFailure,
	...keeper,
	...mcpProblem,
	...login,
	...notKept,
	...optionRefusal,
	...searchProblem,
	...storeFailure,
	...turnEnd,
} as const;
