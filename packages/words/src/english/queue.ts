/** Prompts that wait. */
export const queue = {
	"queue.waiting": { one: "{count} prompt waits", other: "{count} prompts wait" },
} as const;
