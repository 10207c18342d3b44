import { paramsValidators } from "../generated/validators.js";
import type { MethodName, Params } from "./names.ts";
import { ValidatorTable } from "./validator-table.ts";

/*
 * Schemas are imported as types alone, so that a program which checks messages carries neither a schema builder nor a
 * compiler. Each kind of message has a file of its own, so that a program carries the checks it makes and no others.
 */
const table = new ValidatorTable("the parameters of", paramsValidators);

export const isParams = <Name extends MethodName>(name: Name, data: unknown): data is Params<Name> =>
	table.require(name)(data);

export const paramsProblem = (name: MethodName): string => table.lastProblem(name);
