import { englishOfHub } from "./english-of-hub.ts";
import { englishOfPage } from "./english-of-page.ts";
import { request } from "./request.ts";
import { transport } from "./transport.ts";

/** All that Parley says, by code. An area is a file; the code begins with its name. */
export const english = {
	...englishOfHub,
	...englishOfPage,
	...request,
	...transport,
} as const;
