import type { LongTextContent } from "./long-blob-text.tsx";

const count = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

/** Whether data of unknown shape, such as what a tool got or gave, stands for a text that is kept beside the log. */
export const isLongText = (data: unknown): data is LongTextContent =>
	typeof data === "object" &&
	data !== null &&
	"type" in data &&
	data.type === "longText" &&
	"head" in data &&
	typeof data.head === "string" &&
	"tail" in data &&
	typeof data.tail === "string" &&
	"length" in data &&
	count(data.length) &&
	"blob" in data &&
	typeof data.blob === "string" &&
	/^[0-9a-f]{64}$/.test(data.blob) &&
	"size" in data &&
	count(data.size);
