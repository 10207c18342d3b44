import { runInThisContext } from "node:vm";
import { Ajv } from "ajv";
import fc from "fast-check";
import type { TSchema } from "typebox";
import { expect, test } from "vitest";
import { acpExports } from "./acp-schemas.ts";
import { compileValidators, type SchemaExports } from "./compile-validators.ts";
import { keptExports, protocolExports } from "./protocol-schemas.ts";
import { nearlyFitting } from "./testing/nearly-fitting.ts";

type Check = ((data: unknown) => boolean) & {
	readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
};
type Generated = Readonly<Record<string, Check | Readonly<Record<string, Check>>>>;
type Row = [name: string, schema: TSchema, generated: Check];

const run = (exported: SchemaExports, reasons: "with-reasons" | "yes-or-no"): Generated => {
	const code = compileValidators(exported, reasons).replaceAll(/^export /gm, "");
	return runInThisContext(`(() => {\n${code}\nreturn { ${Object.keys(exported).join(", ")} };\n})()`);
};

const rowsOf = (exported: SchemaExports, reasons: "with-reasons" | "yes-or-no"): Row[] => {
	const generated = run(exported, reasons);
	return Object.entries(exported).flatMap(([name, schemas]) =>
		Object.entries(schemas).map(([key, schema]): Row => {
			const table = generated[name];
			const check = typeof table === "function" ? table : table?.[key];
			if (check === undefined) throw new Error(`No check was generated for ${name} ${key}.`);
			return [`${name} ${key}`, schema, check];
		}),
	);
};

const firstProblem = ({ errors }: Check): readonly unknown[] => {
	const [problem] = errors ?? [];
	return [problem?.instancePath, problem?.message];
};

const asAjv = (schema: TSchema): Check =>
	new Ajv({ strict: true, strictTypes: false, unicode: false, logger: false }).compile(schema);

test.each([...rowsOf(protocolExports, "with-reasons"), ...rowsOf(acpExports, "with-reasons")])(
	"[C7.schemas] %s fits and fails for the same first reason as by ajv itself",
	(_name, schema, generated) => {
		const expected = asAjv(schema);
		fc.assert(
			fc.property(nearlyFitting(schema), (data) => {
				const fits = expected(data);
				expect(generated(data)).toBe(fits);
				if (!fits) expect(firstProblem(generated)).toEqual(firstProblem(expected));
			}),
			{ numRuns: 150 },
		);
	},
);

test.each(rowsOf(keptExports, "yes-or-no"))(
	"[C7.schemas] %s fits whenever it does by ajv itself",
	(_name, schema, generated) => {
		const expected = asAjv(schema);
		fc.assert(
			fc.property(nearlyFitting(schema), (data) => {
				expect(generated(data)).toBe(expected(data));
			}),
			{ numRuns: 500 },
		);
	},
);
