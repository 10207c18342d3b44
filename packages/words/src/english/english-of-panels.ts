import { agentChange } from "./panels/agent-change.ts";
import { agentProcess } from "./panels/agent-process.ts";
import { agents } from "./panels/agents.ts";
import { blob } from "./panels/blob.ts";
import { composer } from "./panels/composer.ts";
import { diff } from "./panels/diff.ts";
import { folders } from "./panels/folders.ts";
import { foreign } from "./panels/foreign.ts";
import { forget } from "./panels/forget.ts";
import { loginStep } from "./panels/login-step.ts";
import { mcp } from "./panels/mcp.ts";
import { newChat } from "./panels/new-chat.ts";
import { planMode } from "./panels/plan-mode.ts";
import { question } from "./panels/question.ts";
import { search } from "./panels/search.ts";
import { storage } from "./panels/storage.ts";
import { transfer } from "./panels/transfer.ts";
import { trash } from "./panels/trash.ts";

/** What is said only in panels that a page fetches when they are opened. */
export const englishOfPanels = {
	...planMode,
	...agentChange,
	...agentProcess,
	...agents,
	...blob,
	...composer,
	...diff,
	...folders,
	...foreign,
	...forget,
	...loginStep,
	...mcp,
	...newChat,
	...question,
	...search,
	...storage,
	...transfer,
	...trash,
} as const;
