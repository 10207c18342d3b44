import { action } from "./action.ts";
import { englishOfHub } from "./english-of-hub.ts";
import { queue } from "./queue.ts";
import { request } from "./request.ts";
import { transport } from "./transport.ts";

/** All that Parley says, by code. An area is a file; the code begins with its name. */
export const english = {
	...englishOfHub,
	...action,
	...queue,
	...request,
	...transport,
} as const;
