import { resultValidators } from "../generated/validators.js";
import type { MethodName, Result } from "./names.ts";
import { ValidatorTable } from "./validator-table.ts";

const table = new ValidatorTable("the result of", resultValidators);

/** Lives here because a relay checks only the answers. */
export const isMethodName = (name: string): name is MethodName => table.find(name) !== undefined;

export const isResult = <Name extends MethodName>(name: Name, data: unknown): data is Result<Name> =>
	table.require(name)(data);

export const resultProblem = (name: MethodName): string => table.lastProblem(name);
