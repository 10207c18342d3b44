import { isFields } from "@parley/base/guards/fields";

export type TextResource = { readonly name: string; readonly uri: string; readonly text: string };

/** An embedded text that is short enough to stand in the log. */
export const textResourceIn = (data: unknown): TextResource | undefined => {
	const resource = isFields(data) && data["type"] === "resource" ? data["resource"] : undefined;
	if (!isFields(resource)) return undefined;
	const { uri, text } = resource;
	if (typeof uri !== "string" || typeof text !== "string") return undefined;
	return { name: uri.split(/[?#]/)[0]?.split("/").at(-1) || uri, uri, text };
};
