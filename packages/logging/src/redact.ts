import { secretForms } from "./secret-forms.ts";
import { minSecretLength, type SecretPrints } from "./secret-prints.ts";
import { type Span, shapeSpans } from "./secret-shapes.ts";

/** Replaces a secret. */
export const redacted = "[redacted]";

/** Texts are scanned this far beyond their cut, so that a token across it is still recognised. */
const lookAhead = 256;

/** Hides registered values and well-known shapes of secrets in texts. */
export class Redactor {
	readonly #secrets = new Set<string>();
	/** Forms by their first two units, longest first, so that a text is scanned once, however many secrets there are. */
	readonly #forms = new Map<number, string[]>();
	#longest = 0;
	#prints: SecretPrints | undefined;

	/**
	 * Hides this value permanently: later records may still contain a secret that is no longer in use. Returns false if
	 * it is too short to be hidden.
	 */
	register(secret: string): boolean {
		const value = secret.trim();
		if (value.length < minSecretLength) return false;
		if (this.#secrets.has(value)) return true;
		this.#secrets.add(value);
		for (const form of secretForms(value)) this.#addForm(form);
		return true;
	}

	/** Also hides whatever these prints recognise, including prints added later. */
	recognise(prints: SecretPrints): void {
		this.#prints = prints;
	}

	/** The text without its secrets, cut at about `limit` units. */
	text(text: string, limit = 8192): string {
		const reach = limit + this.reach;
		const window = text.length > limit ? text.slice(0, reach) : text;
		const spans = [...this.#valueSpans(window), ...shapeSpans(window)];
		if (spans.length === 0 && text.length <= limit) return text;
		return cutOut(window, spans, limit) + (text.length > limit ? `…[${text.length - limit} more]` : "");
	}

	/**
	 * The secrets in text that users keep, where hiding ordinary words would do harm: registered values, and text that can
	 * hardly be anything else. In order, without overlaps.
	 */
	sureSpans(text: string): Span[] {
		return merge([...this.#valueSpans(text), ...shapeSpans(text, true)]);
	}

	/** How far around a place one must look to know whether it is part of a registered value. */
	get reach(): number {
		return Math.max(this.#longest, this.#prints?.longest ?? 0, lookAhead);
	}

	#addForm(form: string): void {
		const key = bucket(form, 0);
		const forms = this.#forms.get(key) ?? [];
		if (forms.includes(form)) return;
		forms.push(form);
		forms.sort((a, b) => b.length - a.length);
		this.#forms.set(key, forms);
		this.#longest = Math.max(this.#longest, form.length);
	}

	#valueSpans(text: string): Span[] {
		const spans: Span[] = this.#prints?.spans(text) ?? [];
		if (this.#forms.size === 0) return spans;
		for (let start = 0; start + minSecretLength <= text.length; start++) {
			const form = this.#forms
				.get(bucket(text, start))
				?.find((candidate) => text.startsWith(candidate, start));
			if (form !== undefined) spans.push({ start, end: start + form.length });
		}
		return spans;
	}
}

const merge = (spans: readonly Span[]): Span[] => {
	const merged: Span[] = [];
	for (const span of spans.toSorted((a, b) => a.start - b.start)) {
		const last = merged.at(-1);
		if (last === undefined || span.start > last.end) merged.push(span);
		else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
	}
	return merged;
};

const bucket = (text: string, at: number): number => {
	return (text.charCodeAt(at) << 8) ^ text.charCodeAt(at + 1);
};

/** Replaces the spans, merging overlapping ones, and stops at `limit` without splitting a span. */
const cutOut = (text: string, spans: readonly Span[], limit: number): string => {
	let result = "";
	let position = 0;
	for (const span of spans.toSorted((a, b) => a.start - b.start)) {
		if (span.start >= limit) break;
		if (span.start >= position) {
			result += text.slice(position, span.start) + redacted;
		}
		position = Math.max(position, span.end);
	}
	return result + text.slice(position, Math.max(position, limit));
};
