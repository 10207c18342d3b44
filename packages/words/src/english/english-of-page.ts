import { action } from "./action.ts";
import { agentChange } from "./agent-change.ts";
import { agentProcess } from "./agent-process.ts";
import { agents } from "./agents.ts";
import { amount } from "./amount.ts";
import { app } from "./app.ts";
import { attachment } from "./attachment.ts";
import { blob } from "./blob.ts";
import { chat } from "./chat.ts";
import { composer } from "./composer.ts";
import { connection } from "./connection.ts";
import { diff } from "./diff.ts";
import { draft } from "./draft.ts";
import { fileLink } from "./file-link.ts";
import { folders } from "./folders.ts";
import { foreign } from "./foreign.ts";
import { forget } from "./forget.ts";
import { markdown } from "./markdown.ts";
import { mcp } from "./mcp.ts";
import { newChat } from "./new-chat.ts";
import { options } from "./options.ts";
import { panel } from "./panel.ts";
import { permission } from "./permission.ts";
import { planMode } from "./plan-mode.ts";
import { question } from "./question.ts";
import { queue } from "./queue.ts";
import { search } from "./search.ts";
import { sessions } from "./sessions.ts";
import { size } from "./size.ts";
import { storage } from "./storage.ts";
import { tabs } from "./tabs.ts";
import { theme } from "./theme.ts";
import { time } from "./time.ts";
import { tool } from "./tool.ts";
import { transfer } from "./transfer.ts";
import { trash } from "./trash.ts";
import { turn } from "./turn.ts";

/** What only a page says. Its worker shows nothing, so the worker's bundle omits this file (`packages/ui/vite.config.ts`). */
export const englishOfPage = {
	...action,
	...agentProcess,
	...agentChange,
	...agents,
	...amount,
	...app,
	...attachment,
	...blob,
	...chat,
	...composer,
	...connection,
	...diff,
	...draft,
	...fileLink,
	...folders,
	...foreign,
	...forget,
	...markdown,
	...mcp,
	...newChat,
	...options,
	...panel,
	...permission,
	...planMode,
	...question,
	...queue,
	...search,
	...sessions,
	...size,
	...storage,
	...tabs,
	...theme,
	...time,
	...tool,
	...transfer,
	...trash,
	...turn,
} as const;
