import type { MethodName, Params, Result } from "../contract/names.ts";

/** One function per method; a method without one is refused like an unknown one. */
export type Handlers<Context> = {
	readonly [Name in MethodName]?: (
		params: Params<Name>,
		context: Context,
	) => Promise<Result<Name>> | Result<Name>;
};
