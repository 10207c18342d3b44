import { isFields } from "@parley/base/guards/fields";
import type { ToolCall } from "../wire/tool-call.ts";
import { metaOf } from "./meta.ts";

/** What a call tells for programs beside its own `_meta`: that of its content, by position, and a status that is unknown. */
export const toolMeta = (
	{ content, status }: ToolCall,
	isUnknown: boolean,
): Readonly<Record<string, unknown>> => {
	const parts: readonly unknown[] = Array.isArray(content) ? content : [];
	const told = parts.flatMap((part, at) => {
		const inner = isFields(part) && isFields(part["content"]) ? part["content"] : undefined;
		const meta = isFields(part) ? metaOf({ _meta: part["_meta"] }, inner) : undefined;
		return meta === undefined ? [] : [{ at, ...meta }];
	});
	return {
		...(told.length === 0 ? {} : { content: told }),
		...(isUnknown && typeof status === "string" ? { status } : {}),
	};
};
