type Environment = Readonly<Record<string, string | undefined>>;

const strippedPrefixes = ["PARLEY_", "VSCODE_", "ELECTRON_"];
const strippedNames = new Set(["NODE_OPTIONS"]);

/**
 * The environment of an agent: the inherited one, without variables that are ours or would change how a Node program
 * behaves, overridden by what is configured for this agent.
 */
export const agentEnvironment = (
	inherited: Environment,
	configured: Environment,
	platform: NodeJS.Platform = process.platform,
): Record<string, string> => {
	const nameOf = (name: string): string => (platform === "win32" ? name.toUpperCase() : name);
	const replaced = new Set(Object.keys(configured).map(nameOf));
	const entries = [
		...Object.entries(inherited).filter(([name]) => !isStripped(name) && !replaced.has(nameOf(name))),
		...Object.entries(configured),
	];
	return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

/** Names are compared in upper case because Windows ignores case. */
const isStripped = (name: string): boolean => {
	const capitals = name.toUpperCase();
	return strippedNames.has(capitals) || strippedPrefixes.some((prefix) => capitals.startsWith(prefix));
};
