import { queue } from "./queue.ts";

/** All that Parley says, by code. An area is a file; the code begins with its name. */
export const english = {
	...queue,
} as const;
