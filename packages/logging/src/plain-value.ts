import type { LoggedError, LogValue } from "./record.ts";
import { type Redactor, redacted } from "./redact.ts";
import { isEnvironmentKey, isSecretKey } from "./secret-shapes.ts";

const maxDepth = 8;
const maxEntries = 100;
const maxValues = 2000;
const maxText = 8192;
const maxTotalText = 65_536;
const maxCauses = 8;

const unreadable = "[unreadable]";
const errorParts: ReadonlySet<string> = new Set(["name", "message", "stack", "cause", "errors"]);

/**
 * Copies anything into plain, bounded, redacted data and never throws. One instance serves one record, because the
 * bounds apply to the record as a whole.
 */
export class PlainCopy {
	readonly #redactor: Redactor;
	readonly #ancestors = new Set<object>();
	#valuesLeft = maxValues;
	#textLeft = maxTotalText;

	constructor(redactor: Redactor) {
		this.#redactor = redactor;
	}

	/** A member of an object, whose name may mark its value as secret. */
	member(key: string, value: unknown): LogValue {
		if (isSecretKey(key)) return masked(value);
		return isEnvironmentKey(key) ? this.#environment(value) : this.value(value);
	}

	value(value: unknown): LogValue {
		if (this.#valuesLeft <= 0) return "[too many values]";
		this.#valuesLeft -= 1;
		switch (typeof value) {
			case "boolean":
				return value;
			case "string":
				return this.text(value);
			case "number":
				return this.#number(value);
			case "object":
				if (value === null) return null;
				return isError(value) ? this.error(value) : this.#guarded(value, () => this.#object(value));
			case "function":
				return "[function]";
			case "undefined":
				return null;
			case "bigint":
			case "symbol":
				return this.text(String(value));
		}
	}

	text(text: string): string {
		if (this.#textLeft <= 0) return text === "" ? "" : "[too much text]";
		const plain = this.#redactor.text(text, Math.min(maxText, this.#textLeft));
		this.#textLeft -= plain.length;
		return plain;
	}

	/** An error with its causes. Any other thrown value becomes one. */
	error(thrown: unknown, depth = 0): LoggedError {
		if (!isError(thrown)) return { name: "NonError", message: asText(this.value(thrown)) };
		if (depth >= maxCauses || this.#ancestors.has(thrown)) return { name: "Error", message: "[left out]" };
		this.#ancestors.add(thrown);
		try {
			return this.#errorParts(thrown, depth);
		} catch {
			return { name: "Error", message: unreadable };
		} finally {
			this.#ancestors.delete(thrown);
		}
	}

	/** Named values as an object. A name may itself contain a secret, so it is redacted like any other text. */
	entries(entries: Iterable<readonly [string, unknown]>): { [key: string]: LogValue } {
		const result: [string, LogValue][] = [];
		for (const [key, value] of entries) {
			if (value === undefined) continue;
			if (result.length === maxEntries) {
				result.push(["…", "more"]);
				break;
			}
			result.push([this.text(key), this.member(key, value)]);
		}
		return Object.fromEntries(result);
	}

	#object(value: object): LogValue {
		if (ArrayBuffer.isView(value)) return `[${tag(value)} ${value.byteLength} bytes]`;
		if (value instanceof ArrayBuffer) return `[ArrayBuffer ${value.byteLength} bytes]`;
		if (Array.isArray(value)) return this.#list(value, value.length);
		if (value instanceof Set) return this.#list(value, value.size);
		if (value instanceof Map) return this.entries(mapEntries(value));
		const toJson = read(value, "toJSON");
		if (typeof toJson === "function") return this.value(Reflect.apply(toJson, value, []));
		return this.entries(pairAware(value));
	}

	#list(values: Iterable<unknown>, length: number): LogValue {
		const result: LogValue[] = [];
		let previous: unknown;
		for (const value of values) {
			if (result.length === maxEntries) {
				result.push(`… ${length - maxEntries} more`);
				break;
			}
			// `["--token", "…"]` and raw header lists name a value by the element before it.
			const named = typeof previous === "string" && isSecretKey(previous);
			result.push(named ? masked(value) : this.value(value));
			previous = value;
		}
		return result;
	}

	/** Environment variables as an object, a list of `{ name, value }` or a list of `NAME=value`: names stay. */
	#environment(value: unknown): LogValue {
		if (typeof value !== "object" || value === null) return masked(value);
		return this.#guarded(value, () => {
			if (Array.isArray(value)) {
				return value.slice(0, maxEntries).map((entry: unknown) => {
					if (typeof entry === "object" && entry !== null) {
						const name = read(entry, "name");
						return { name: typeof name === "string" ? this.text(name) : redacted, value: redacted };
					}
					if (typeof entry !== "string" || !entry.includes("=")) return redacted;
					return `${this.text(entry.slice(0, entry.indexOf("=")))}=${redacted}`;
				});
			}
			const names = value instanceof Map ? [...value.keys()].map(String) : Object.keys(value);
			return Object.fromEntries(names.slice(0, maxEntries).map((name) => [this.text(name), redacted]));
		});
	}

	/** A number whose digits are a registered secret must not slip through as a number. */
	#number(value: number): LogValue {
		const digits = String(value);
		if (!Number.isFinite(value)) return digits;
		const plain = this.#redactor.text(digits);
		return plain === digits ? value : plain;
	}

	#errorParts(error: object, depth: number): LoggedError {
		const name = read(error, "name");
		const stack = read(error, "stack");
		const cause = read(error, "cause");
		const errors = read(error, "errors");
		const fields = this.entries(ownEntries(error).filter(([key]) => !errorParts.has(key)));
		return {
			name: typeof name === "string" ? this.text(name) : "Error",
			message: asText(this.value(read(error, "message"))),
			...(typeof stack === "string" ? { stack: this.text(stack) } : {}),
			...(Object.keys(fields).length === 0 ? {} : { fields }),
			...(cause === undefined ? {} : { cause: this.error(cause, depth + 1) }),
			...(Array.isArray(errors)
				? { errors: errors.slice(0, maxCauses).map((each: unknown) => this.error(each, depth + 1)) }
				: {}),
		};
	}

	/** Objects run foreign code (getters, proxies, `toJSON`): whatever it throws is caught here. */
	#guarded(value: object, copy: () => LogValue): LogValue {
		if (this.#ancestors.has(value)) return "[cycle]";
		if (this.#ancestors.size >= maxDepth) return "[too deep]";
		this.#ancestors.add(value);
		try {
			return copy();
		} catch {
			return unreadable;
		} finally {
			this.#ancestors.delete(value);
		}
	}
}

/** Under a secret name only absence and booleans may be shown. */
const masked = (value: unknown): LogValue => {
	return typeof value === "boolean" || value === null || value === undefined ? (value ?? null) : redacted;
};

/** `{ name: "Authorization", value: "…" }` names its value by a sibling. */
function* pairAware(value: object): Iterable<[string, unknown]> {
	const name = read(value, "name") ?? read(value, "key");
	const namesSecret = typeof name === "string" && isSecretKey(name);
	for (const [key, member] of ownEntries(value)) {
		yield [key, namesSecret && key === "value" ? masked(member) : member];
	}
}

function* mapEntries(map: ReadonlyMap<unknown, unknown>): Iterable<[string, unknown]> {
	for (const [key, value] of map) yield [typeof key === "object" ? "[object]" : String(key), value];
}

/** Names and values of an object's own members. A getter that throws yields a marker; a hostile proxy may throw. */
export const ownEntries = (value: object): [string, unknown][] => {
	return Object.keys(value).map((key) => [key, read(value, key)]);
};

const read = (value: object, key: string): unknown => {
	try {
		return Reflect.get(value, key);
	} catch {
		return unreadable;
	}
};

const isError = (value: unknown): value is object => {
	try {
		return value instanceof Error;
	} catch {
		return false;
	}
};

const tag = (value: object): string => {
	return Object.prototype.toString.call(value).slice(8, -1);
};

const asText = (value: LogValue): string => {
	return typeof value === "string" ? value : JSON.stringify(value);
};
