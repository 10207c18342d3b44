import { englishOfHub } from "./english-of-hub.ts";
import { englishOfPage } from "./english-of-page.ts";
import { englishOfPanels } from "./english-of-panels.ts";
import { field } from "./field.ts";
import { request } from "./request.ts";
import { transport } from "./transport.ts";

/** Every sentence of Parley, by code. Each area has a file; a code begins with the area's name. */
export const english = {
	...englishOfHub,
	...englishOfPage,
	...englishOfPanels,
	...field,
	...request,
	...transport,
} as const;
