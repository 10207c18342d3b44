import type { MethodName } from "../contract/names.ts";

/** What only a program with the hub's own token may ask for, and what a host therefore does not pass on for its views. */
export const hostOnlyMethods: readonly MethodName[] = [
	"agent.prefer",
	"host.answer",
	"host.declare",
	"hub.listen",
	"hub.status",
	"hub.stop",
	"hub.unlisten",
];

export const isHostOnly = (method: string): boolean => hostOnlyMethods.some((each) => each === method);
