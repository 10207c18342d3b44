/** Whether a value that came from another process is what it should be. */
export type Guard<T> = (value: unknown) => value is T;
export type Guarded<G> = G extends Guard<infer T> ? T : never;

type Guards = Readonly<Record<string, Guard<unknown>>>;
type Optional<S extends Guards> = { [K in keyof S]: undefined extends Guarded<S[K]> ? K : never }[keyof S];
/** Fields that may be undefined may be missing. */
export type Shaped<S extends Guards> = { readonly [K in Exclude<keyof S, Optional<S>>]: Guarded<S[K]> } & {
	readonly [K in Optional<S>]?: Guarded<S[K]>;
};

export const isText: Guard<string> = (value) => typeof value === "string";
export const isFlag: Guard<boolean> = (value) => typeof value === "boolean";
export const isAnything: Guard<unknown> = (_): _ is unknown => true;
export const isCount: Guard<number> = (value): value is number =>
	Number.isSafeInteger(value) && Number(value) >= 0;
export const isInteger: Guard<number> = (value): value is number => Number.isSafeInteger(value);

export const maybe =
	<T>(guard: Guard<T>): Guard<T | undefined> =>
	(value): value is T | undefined =>
		value === undefined || guard(value);

export const listOf =
	<T>(guard: Guard<T>): Guard<readonly T[]> =>
	(value): value is readonly T[] =>
		Array.isArray(value) && value.every(guard);

export const recordOf =
	<T>(guard: Guard<T>): Guard<Readonly<Record<string, T>>> =>
	(value): value is Readonly<Record<string, T>> =>
		typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(guard);

/** An object with at least these fields; others are left to later versions. */
export const shape = <S extends Guards>(guards: S): Guard<Shaped<S>> => {
	const isRecord = recordOf(isAnything);
	return (value): value is Shaped<S> =>
		isRecord(value) && Object.entries(guards).every(([name, guard]) => guard(value[name]));
};
