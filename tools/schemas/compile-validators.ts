import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { TSchema } from "typebox";
import { shareSchemas } from "./share-schemas.ts";
import { shortenChecks, withoutReasons } from "./shorten-checks.ts";

/** Schemas by the key of their validator. */
export type SchemaTable = Readonly<Record<string, TSchema>>;

/** The exports of a validator file: tables, or single validators, by name. A bundler drops unused ones. */
export type SchemaExports = Readonly<Record<string, SchemaTable | { readonly single: TSchema }>>;

const banner = '// Written by "npm run generate" from the schemas beside it. Do not edit.\n';

/** JavaScript that checks data against each schema, without eval or a library at run time; without reasons it only says yes or no. */
export const compileValidators = (exported: SchemaExports, reasons: "with-reasons" | "yes-or-no"): string => {
	const schemas = distinctSchemas(exported);
	const shared = shareSchemas(schemas.map((schema, position) => ({ ...schema, $id: identifier(position) })));
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
	const names = Object.fromEntries(
		schemas.map((_, position) => [identifier(position), identifier(position)]),
	);
	const checks = withoutUnread(standalone.default(ajv, names));
	const code = reasons === "yes-or-no" ? withoutReasons(checks) : shortenChecks(checks);
	if (/\brequire\(|\bimport\b/.test(code)) throw new ValidatorNeedsLibraryError();
	return `${banner}${code}\n${exportsOf(exported)}`;
};

/** The schema path and parameters of a problem are never read, and are most of a validator's text. */
const withoutUnread = (code: string): string =>
	code
		.replace('"use strict";', "")
		.replaceAll(/^\/\*# sourceURL=.*\*\/;\n/gm, "")
		.replaceAll(/schemaPath:.*?,message:/g, "message:")
		.replaceAll(/^export const (check\d+) = /gm, "const $1 = ");

/** A schema in several exports is compiled once. */
const distinctSchemas = (exported: SchemaExports): TSchema[] => [
	...new Set(Object.values(exported).flatMap((each) => Object.values(each))),
];

const exportsOf = (exported: SchemaExports): string => {
	const schemas = distinctSchemas(exported);
	const checkOf = (schema: TSchema): string => identifier(schemas.indexOf(schema));
	const declarations = Object.entries(exported).map(([name, each]) => {
		if (isSingle(each)) return `export const ${name} = ${checkOf(each.single)};`;
		const rows = Object.entries(each).map(([key, schema]) => `\t${JSON.stringify(key)}: ${checkOf(schema)},`);
		return `export const ${name} = {\n${rows.join("\n")}\n};`;
	});
	return `${declarations.join("\n\n")}\n`;
};

const isSingle = (each: SchemaExports[string]): each is { readonly single: TSchema } =>
	Object.keys(each).length === 1 && "single" in each;

const identifier = (position: number): string => `check${position}`;

/** A schema uses a keyword whose check needs a run-time import. */
export class ValidatorNeedsLibraryError extends Error {
	override readonly name = "ValidatorNeedsLibraryError";
	constructor() {
		super(
			"A schema uses a keyword that makes its validator import a library at run time. Express it with another keyword.",
		);
	}
}

export const validatorTypes = (exported: SchemaExports): string =>
	`${banner}export type Problem = { readonly instancePath: string; readonly message?: string };
export type Validator = ((data: unknown) => boolean) & { readonly errors?: readonly Problem[] | null };
${Object.entries(exported)
	.map(
		([name, each]) =>
			`export declare const ${name}: ${isSingle(each) ? "Validator" : "Readonly<Record<string, Validator>>"};`,
	)
	.join("\n")}
`;
