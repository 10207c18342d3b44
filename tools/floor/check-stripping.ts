import { execFileSync } from "node:child_process";
import { sourceFloor } from "../setup/floor.ts";

/** Runs in another Node, so it is a string. Prints each file that is invalid once its types are stripped, and why. */
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

/** Source files that the oldest Node cannot load unbuilt. Its type stripping has bugs that later releases have fixed. */
export const checkStripping = (paths: readonly string[]): string[] =>
	JSON.parse(
		execFileSync(sourceFloor.node(), ["--no-warnings", "--experimental-vm-modules", "-e", question], {
			input: JSON.stringify(paths),
			encoding: "utf8",
		}),
	);
