import { isToolLocation } from "../wire/check.ts";
import type { ToolCall } from "../wire/tool-call.ts";

/** The fields of a call that are not of their type. Null means the same as an omitted field. */
export const unreadFields = (call: ToolCall): Readonly<Record<string, unknown>> | undefined => {
	const unread: [name: string, value: unknown][] = [];
	for (const name of ["title", "name", "kind", "status"] as const)
		if (call[name] != null && typeof call[name] !== "string") unread.push([name, call[name]]);
	for (const name of ["content", "locations"] as const)
		if (call[name] != null && !Array.isArray(call[name])) unread.push([name, call[name]]);
	const places = Array.isArray(call.locations) ? call.locations : [];
	const odd = places.filter((place) => !isToolLocation(place));
	if (odd.length > 0) unread.push(["locations", odd]);
	if (call._meta != null && typeof call._meta !== "object") unread.push(["_meta", call._meta]);
	return unread.length === 0 ? undefined : Object.fromEntries(unread);
};
