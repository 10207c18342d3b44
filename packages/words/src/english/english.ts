import { action } from "./action.ts";
import { chat } from "./chat.ts";
import { diff } from "./diff.ts";
import { englishOfHub } from "./english-of-hub.ts";
import { permission } from "./permission.ts";
import { queue } from "./queue.ts";
import { request } from "./request.ts";
import { tool } from "./tool.ts";
import { transport } from "./transport.ts";
import { turn } from "./turn.ts";

/** All that Parley says, by code. An area is a file; the code begins with its name. */
export const english = {
	...englishOfHub,
	...action,
	...chat,
	...diff,
	...permission,
	...tool,
	...turn,
	...queue,
	...request,
	...transport,
} as const;
