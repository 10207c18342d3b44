import { manifestWords } from "../words/manifest-words.ts";
import { acpExports } from "./acp-schemas.ts";
import { compileValidators, validatorTypes } from "./compile-validators.ts";
import { eventTraitTable } from "./event-traits.ts";
import { protocolReference } from "./protocol-reference.ts";
import { keptExports, protocolExports, protocolSchemas } from "./protocol-schemas.ts";

const jsonSchema = (): string =>
	`${JSON.stringify(
		{
			$schema: "https://json-schema.org/draft/2020-12/schema",
			title: "Parley protocol",
			$defs: protocolSchemas,
		},
		null,
		"\t",
	)}\n`;

/** Everything generated from schemas and from the catalogue, by its path from the project's root. */
export const generatedFiles = (): ReadonlyMap<string, string> =>
	new Map([
		["packages/protocol/src/generated/validators.js", compileValidators(protocolExports, "with-reasons")],
		["packages/protocol/src/generated/validators.d.ts", validatorTypes(protocolExports)],
		["packages/protocol/src/generated/kept-validators.js", compileValidators(keptExports, "yes-or-no")],
		["packages/protocol/src/generated/kept-validators.d.ts", validatorTypes(keptExports)],
		["packages/protocol/src/generated/event-traits.ts", eventTraitTable()],
		["packages/protocol/src/generated/schema.json", jsonSchema()],
		["packages/acp/src/v1/generated/validators.js", compileValidators(acpExports, "with-reasons")],
		["packages/acp/src/v1/generated/validators.d.ts", validatorTypes(acpExports)],
		["packages/vscode/extension/package.nls.json", manifestWords()],
		["docs/protocol.md", protocolReference()],
	]);
