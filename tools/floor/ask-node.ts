import { execFileSync } from "node:child_process";
import type { BuiltinUses } from "./builtin-uses.ts";

/** Runs in another Node, so it is a string. Prints the uses that Node lacks. */
const question = `
const { globals, members, imports } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
const owners = new Set(Object.getOwnPropertyNames(globalThis));
const missing = [
	...globals.filter((name) => !(name in globalThis)),
	...members.filter(([owner, name]) => owners.has(owner) && !(name in Object(globalThis[owner]))).map((each) => each.join(".")),
	...imports.filter(([module, name]) => !(name in require(module))).map((each) => each.join(".")),
];
process.stdout.write(JSON.stringify(missing));
`;

/** The uses that a Node lacks. */
export const askNode = (program: string, uses: BuiltinUses): string[] =>
	JSON.parse(
		execFileSync(program, ["--no-warnings", "-e", question], {
			input: JSON.stringify(uses),
			encoding: "utf8",
		}),
	);
