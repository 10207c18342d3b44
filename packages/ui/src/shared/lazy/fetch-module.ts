import { PanelNotLoadedError } from "./panel-not-loaded-error.ts";

declare global {
	/** What the build appends to the address of every module that is imported dynamically (`scripts/attempts-of-imports.ts`). */
	var parleyAttempt: string | undefined;
}

let failures = 0;

/** Fetches a module. After a failure all go by other addresses, because a browser does not try one again that has failed. */
export const fetchModule = async <Module>(fetching: () => Promise<Module>): Promise<Module> => {
	try {
		const [module] = await Promise.all([fetching(), import("./panel-words.ts")]);
		return module;
	} catch (error) {
		failures += 1;
		globalThis.parleyAttempt = `?attempt=${failures + 1}`;
		throw new PanelNotLoadedError(error);
	}
};
