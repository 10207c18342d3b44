import type { Span } from "./secret-shapes.ts";

/** Shorter values cannot be told from ordinary text; hiding them would shred the log. */
export const minSecretLength = 6;

/** A one-way fingerprint of a secret. */
export type SecretPrint = {
	readonly length: number;
	/** 16 bits of its beginning, so that a text is scanned once and only few places are hashed. */
	readonly head: number;
	/** A keyed hash of the whole. */
	readonly digest: string;
};

export type SecretPrintsOptions = {
	/** Differs between installations, like the key of `digest`. */
	readonly seed: number;
	readonly digest: (text: string) => string;
	readonly known?: readonly SecretPrint[];
	readonly limit?: number;
};

/** Recognises secrets without storing them. Beyond `limit` it forgets the oldest. */
export class SecretPrints {
	readonly #options: SecretPrintsOptions;
	readonly #limit: number;
	readonly #prints = new Map<string, SecretPrint>();
	readonly #byHead = new Map<number, SecretPrint[]>();
	#longest = 0;

	constructor(options: SecretPrintsOptions) {
		this.#options = options;
		this.#limit = options.limit ?? 4096;
		for (const print of options.known ?? []) this.#keep(print);
	}

	/** Returns false if it was already known, or is too short to be told from ordinary text. */
	add(text: string): boolean {
		if (text.length < minSecretLength) return false;
		const { seed, digest } = this.#options;
		return this.#keep({ length: text.length, head: headOf(text, 0, seed), digest: digest(text) });
	}

	/** Oldest first. */
	list(): SecretPrint[] {
		return [...this.#prints.values()];
	}

	clear(): void {
		this.#prints.clear();
		this.#byHead.clear();
		this.#longest = 0;
	}

	/** The length of the longest secret ever added. */
	get longest(): number {
		return this.#longest;
	}

	spans(text: string): Span[] {
		const spans: Span[] = [];
		if (this.#prints.size === 0) return spans;
		const { seed, digest } = this.#options;
		for (let start = 0; start + minSecretLength <= text.length; start++) {
			for (const print of this.#byHead.get(headOf(text, start, seed)) ?? []) {
				const end = start + print.length;
				if (end <= text.length && digest(text.slice(start, end)) === print.digest) spans.push({ start, end });
			}
		}
		return spans;
	}

	#keep(print: SecretPrint): boolean {
		if (this.#prints.has(print.digest)) return false;
		this.#prints.set(print.digest, print);
		this.#byHead.set(print.head, [...(this.#byHead.get(print.head) ?? []), print]);
		this.#longest = Math.max(this.#longest, print.length);
		const [oldest] = this.#prints.values();
		if (this.#prints.size > this.#limit && oldest !== undefined) this.#forget(oldest);
		return true;
	}

	#forget({ digest, head }: SecretPrint): void {
		this.#prints.delete(digest);
		const others = (this.#byHead.get(head) ?? []).filter((print) => print.digest !== digest);
		if (others.length === 0) this.#byHead.delete(head);
		else this.#byHead.set(head, others);
	}
}

const headOf = (text: string, start: number, seed: number): number => {
	let hash = seed;
	for (let at = start; at < start + minSecretLength; at++) {
		hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
		hash ^= hash >>> 15;
	}
	return hash & 0xffff;
};
