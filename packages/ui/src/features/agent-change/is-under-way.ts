import type { Head } from "@parley/transcript/head/head";

/** Whether a message is being answered, or on its way to the agent. */
export const isUnderWay = (head: Head | undefined): boolean =>
	head?.running !== undefined || head?.preparing !== undefined;
