import type { MethodName } from "../contract/names.ts";

/** Requests allowed only to a program with the hub's own token; a host therefore does not relay them for its views. */
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
