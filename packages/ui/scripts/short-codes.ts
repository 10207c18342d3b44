import type { Plugin } from "vite";
import { withShortCodes } from "../src/short-codes.ts";

/**
 * Codes are for people who read the source; in the page they were an eighth of the script. Those that only the page says get short names, in
 * the catalogue and wherever they are said.
 */
export const shortCodes = (): Plugin => ({
	name: "short-codes",
	apply: "build",
	enforce: "pre",
	transform: (source, id) =>
		/\/packages\/(ui|words|transcript)\/src\/[^?]*\.tsx?$/.test(id)
			? { code: withShortCodes(source), map: null }
			: undefined,
});
