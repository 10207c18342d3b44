import { basename, sep } from "node:path";
import { type Wording, wording } from "@parley/words/wording";

export type VariableScope = {
	readonly folder: string;
	readonly home: string;
	readonly environment: Readonly<Record<string, string | undefined>>;
};

/** `variables`: the names and values that came from the environment. */
export type Expanded =
	| {
			readonly text: string;
			readonly variables: Readonly<Record<string, string>>;
			readonly problem?: undefined;
	  }
	| { readonly problem: Wording };

/**
 * Replaces `${workspaceFolder}` and its like, and `${env:NAME}`, `${NAME}` and `${NAME:-default}` where the environment may be used: it must
 * not choose the program or the host, because a person decides by those. Nothing else is replaced, and nothing is left out silently.
 */
export const expandVariables = (text: string, scope: VariableScope, mayUseEnvironment: boolean): Expanded => {
	const variables: Record<string, string> = {};
	let problem: Wording | undefined;
	const expanded = text.replaceAll(/\$\{([^}]*)\}/g, (whole, inner: string) => {
		const place = placeOf(inner, scope);
		if (place !== undefined) return place;
		const [, name, fallback] = /^(?:env:)?([A-Za-z_]\w*)(?::-(.*))?$/s.exec(inner) ?? [];
		if (name === undefined) {
			problem ??= inner.startsWith("input:")
				? wording("mcpProblem.input", { variable: whole })
				: wording("mcpProblem.unsupportedVariable", { variable: whole.slice(0, 100) });
			return "";
		}
		if (!mayUseEnvironment) {
			problem ??= wording("mcpProblem.environmentHere", { variable: whole.slice(0, 100) });
			return "";
		}
		const value = Object.hasOwn(scope.environment, name) ? scope.environment[name] : undefined;
		const found = value ?? fallback;
		if (found === undefined) problem ??= wording("mcpProblem.unset", { variable: name });
		if (value !== undefined) variables[name] = value;
		return found ?? "";
	});
	return problem === undefined ? { text: expanded, variables } : { problem };
};

const placeOf = (name: string, { folder, home }: VariableScope): string | undefined => {
	switch (name) {
		case "workspaceFolder":
			return folder;
		case "workspaceFolderBasename":
			return basename(folder);
		case "userHome":
			return home;
		case "pathSeparator":
		case "/":
			return sep;
		default:
			return undefined;
	}
};
