import type { BlobReference } from "@parley/protocol/blob/reference";
import type { LongText } from "@parley/protocol/message/content";
import { asLongText } from "@parley/protocol/message/long-text";

/** The blob that data of unknown shape refers to. */
export type KeptData =
	| { readonly kind: "text"; readonly content: LongText }
	| {
			readonly kind: "file";
			readonly reference: BlobReference;
			readonly mimeType: string;
			readonly name: string;
	  };

/** Looks in the value itself and in its resource. */
export const keptDataIn = (data: unknown): KeptData | undefined => {
	const resource = fieldOf(data, "resource") ?? data;
	const content = asLongText(data) ?? asLongText(fieldOf(resource, "text"));
	if (content !== undefined) return { kind: "text", content };
	const [blob, size] = [fieldOf(resource, "blob"), fieldOf(resource, "size")];
	if (typeof blob !== "string" || !/^[0-9a-f]{64}$/.test(blob) || typeof size !== "number") return undefined;
	const mimeType = fieldOf(resource, "mimeType");
	const uri = fieldOf(resource, "uri");
	return {
		kind: "file",
		reference: { blob, size },
		mimeType: typeof mimeType === "string" ? mimeType : "application/octet-stream",
		name: typeof uri === "string" ? nameIn(uri) : "file",
	};
};

const fieldOf = (data: unknown, name: string): unknown =>
	typeof data === "object" && data !== null && Object.hasOwn(data, name)
		? Reflect.get(data, name)
		: undefined;

const nameIn = (uri: string): string => {
	const last = uri.split(/[?#]/)[0]?.split("/").at(-1) ?? "";
	return last === "" ? "file" : last;
};
