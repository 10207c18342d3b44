import { execFileSync } from "node:child_process";
import { sourceFloor } from "../setup/floor.ts";

/** Runs in another Node, so it is a text. Prints each file that is no program once its types are gone, and why. */
const question = `
const { readFileSync } = require("node:fs");
const { stripTypeScriptTypes } = require("node:module");
const { SourceTextModule } = require("node:vm");
const refused = JSON.parse(readFileSync(0, "utf8")).flatMap((path) => {
	try {
		new SourceTextModule(stripTypeScriptTypes(readFileSync(path, "utf8")));
		return [];
	} catch (error) {
		return [path + ": " + error.message];
	}
});
process.stdout.write(JSON.stringify(refused));
`;

/** Source files that the oldest Node cannot load as they are. Its stripping of types has faults that later releases have not. */
export const checkStripping = (paths: readonly string[]): string[] =>
	JSON.parse(
		execFileSync(sourceFloor.node(), ["--no-warnings", "--experimental-vm-modules", "-e", question], {
			input: JSON.stringify(paths),
			encoding: "utf8",
		}),
	);
