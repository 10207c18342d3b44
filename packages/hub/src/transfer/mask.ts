import type { Redactor } from "@parley/logging/redact";

export type Masking = Pick<Redactor, "sureSpans" | "reach">;
export type Span = ReturnType<Masking["sureSpans"]>[number];

const word = "[redacted]";

/** A mask as long as the secret it replaces, since texts are addressed by offset. */
const maskOf = (length: number): string =>
	length < word.length ? "•".repeat(length) : word.padEnd(length, "•");

/** A text with these ranges masked. */
export const maskText = (text: string, spans: readonly Span[]): string => {
	let result = "";
	let position = 0;
	for (const { start, end } of spans) {
		result += text.slice(position, start) + maskOf(end - start);
		position = end;
	}
	return result + text.slice(position);
};

export type Masked<Value> = { readonly value: Value; readonly hidden: number };

/** Masks all texts within a value. A value without secrets is returned unchanged. */
export const maskLeaves = (value: unknown, masking: Masking): Masked<unknown> => {
	if (typeof value === "string") {
		const spans = masking.sureSpans(value);
		return spans.length === 0
			? { value, hidden: 0 }
			: { value: maskText(value, spans), hidden: spans.length };
	}
	if (typeof value !== "object" || value === null) return { value, hidden: 0 };
	const parts = Object.entries(value).map(([key, part]) => [key, maskLeaves(part, masking)] as const);
	const hidden = parts.reduce((sum, [, masked]) => sum + masked.hidden, 0);
	if (hidden === 0) return { value, hidden };
	const masked = parts.map(([key, part]) => [key, part.value] as const);
	return {
		value: Array.isArray(value) ? masked.map(([, part]) => part) : Object.fromEntries(masked),
		hidden,
	};
};
