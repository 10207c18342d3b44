import { action } from "./action.ts";
import { amount } from "./amount.ts";
import { app } from "./app.ts";
import { attachment } from "./attachment.ts";
import { blob } from "./blob.ts";
import { chat } from "./chat.ts";
import { composer } from "./composer.ts";
import { connection } from "./connection.ts";
import { diff } from "./diff.ts";
import { draft } from "./draft.ts";
import { englishOfHub } from "./english-of-hub.ts";
import { fileLink } from "./file-link.ts";
import { folders } from "./folders.ts";
import { forget } from "./forget.ts";
import { markdown } from "./markdown.ts";
import { newChat } from "./new-chat.ts";
import { permission } from "./permission.ts";
import { queue } from "./queue.ts";
import { request } from "./request.ts";
import { search } from "./search.ts";
import { sessions } from "./sessions.ts";
import { size } from "./size.ts";
import { storage } from "./storage.ts";
import { tabs } from "./tabs.ts";
import { theme } from "./theme.ts";
import { time } from "./time.ts";
import { tool } from "./tool.ts";
import { transfer } from "./transfer.ts";
import { transport } from "./transport.ts";
import { trash } from "./trash.ts";
import { turn } from "./turn.ts";

/** All that Parley says, by code. An area is a file; the code begins with its name. */
export const english = {
	...englishOfHub,
	...storage,
	...forget,
	...trash,
	...transfer,
	...amount,
	...app,
	...fileLink,
	...folders,
	...markdown,
	...newChat,
	...search,
	...sessions,
	...size,
	...tabs,
	...theme,
	...time,
	...action,
	...chat,
	...diff,
	...permission,
	...tool,
	...turn,
	...composer,
	...draft,
	...connection,
	...attachment,
	...blob,
	...queue,
	...request,
	...transport,
} as const;
