import { paramsValidators } from "../generated/validators.js";
import type { MethodName, Params } from "./names.ts";
import { ValidatorTable } from "./validator-table.ts";

/*
 * Schemas are imported as types only, so that a program that checks messages bundles neither a schema builder nor a
 * compiler. Each kind of message has its own file, so that a program bundles only the checks it makes.
 */
const table = new ValidatorTable("the parameters of", paramsValidators);

export const isParams = <Name extends MethodName>(name: Name, data: unknown): data is Params<Name> =>
	table.require(name)(data);

export const paramsProblem = (name: MethodName): string => table.lastProblem(name);
