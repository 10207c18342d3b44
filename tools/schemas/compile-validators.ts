import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { TSchema } from "typebox";
import { shareSchemas } from "./share-schemas.ts";

/** Schemas by the key under which their validator will be found. */
export type SchemaTable = Readonly<Record<string, TSchema>>;

const banner = '// Written by "npm run generate" from the schemas beside it. Do not edit.\n';

/** JavaScript that checks data against each schema, needing neither eval nor a library at run time. */
export const compileValidators = (schemas: SchemaTable): string => {
	const keys = Object.keys(schemas);
	const shared = shareSchemas(keys.map((key, position) => ({ ...schemas[key], $id: identifier(position) })));
	const ajv = new Ajv({
		schemas: shared,
		inlineRefs: false,
		code: { source: true, esm: true, lines: true, optimize: 2 },
		strict: true,
		strictTypes: false,
		// Lengths are UTF-16 units, as everywhere in the contract; ajv's own counting would also need a run-time import.
		unicode: false,
		messages: true,
		logger: false,
	});
	const names = Object.fromEntries(keys.map((_, position) => [identifier(position), identifier(position)]));
	const code = standalone.default(ajv, names).replace('"use strict";', "");
	if (/\brequire\(|\bimport\b/.test(code)) throw new ValidatorNeedsLibraryError();
	const table = keys.map((key, position) => `\t${JSON.stringify(key)}: ${identifier(position)},`).join("\n");
	return `${banner}${code}\nexport const validators = {\n${table}\n};\n`;
};

const identifier = (position: number): string => `check${position}`;

/** A schema uses a keyword whose check cannot stand alone. */
export class ValidatorNeedsLibraryError extends Error {
	override readonly name = "ValidatorNeedsLibraryError";
	constructor() {
		super(
			"A schema uses a keyword that makes its validator import a library at run time. Express it with another keyword.",
		);
	}
}

export const validatorTypes = `${banner}export type Problem = { readonly instancePath: string; readonly message?: string };
export type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly Problem[] | null };
export declare const validators: Readonly<Record<string, Validator>>;
`;
