import type { Random } from "../faults/seed.ts";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Values that programs stumble over. */
const nasty: readonly [() => unknown, ...(() => unknown)[]] = [
	() => null,
	() => true,
	() => 0,
	() => -1,
	() => 1.5,
	() => 1e308,
	() => 2 ** 53,
	() => "",
	() => "\u0000",
	() => "\ud800",
	() => "__proto__",
	() => "x".repeat(10_000),
	() => [],
	() => ({}),
	() => [[[[[[[[]]]]]]]],
	() => ({ toString: 1, constructor: null, hasOwnProperty: 2 }),
	() => JSON.parse('{"__proto__":{"polluted":true}}'),
];

/** A copy of the value with one thing changed. */
export const mutateValue = (value: unknown, random: Random): unknown => {
	const copy: unknown = structuredClone(value);
	const places = placesOf(copy);
	if (places.length === 0) return random.pick(nasty)();
	const { holder, key } = places[random.int(0, places.length - 1)] ?? { holder: {}, key: "" };
	switch (random.int(0, 5)) {
		case 0:
			delete holder[key];
			break;
		case 1:
			holder[`${key}x`] = holder[key];
			delete holder[key];
			break;
		case 2:
			holder[key] = [holder[key]];
			break;
		case 3:
			holder[key] = { value: holder[key] };
			break;
		default:
			holder[key] = random.pick(nasty)();
	}
	return copy;
};

/** The text with some of its characters changed, dropped or duplicated. */
export const mutateText = (text: string, random: Random): string => {
	const at = random.int(0, Math.max(0, text.length - 1));
	const length = random.int(1, 8);
	switch (random.int(0, 4)) {
		case 0:
			return text.slice(0, at);
		case 1:
			return text.slice(0, at) + text.slice(at + length);
		case 2:
			return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
		case 3:
			return text.slice(0, at) + String.fromCharCode(random.int(0, 255)) + text.slice(at + 1);
		default:
			return (
				text.slice(0, at) + random.pick(['"', "{", "}", "[", ",", "\\", "\u0000", "1e999"]) + text.slice(at)
			);
	}
};

type Place = { readonly holder: Fields; readonly key: string };

/** Every field of a value, at any depth. */
const placesOf = (value: unknown): Place[] =>
	isFields(value)
		? Object.keys(value).flatMap((key) => [{ holder: value, key }, ...placesOf(value[key])])
		: [];
