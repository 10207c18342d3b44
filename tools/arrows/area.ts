import { isTestOnly } from "../source/files.ts";
import { type Area, areas, lowerFolders, testsMayStart } from "./arrows.ts";

/** The area with the longest path that holds the file. */
export const areaOf = (path: string): Area | undefined => {
	return areas
		.filter((area) => path.startsWith(`${area.path}/`))
		.toSorted((a, b) => b.path.length - a.path.length)[0];
};

export const hasDom = ({ platform }: Area): boolean => {
	return platform === "browser" || platform === "any";
};

export const runsInNode = ({ platform }: Area): boolean => {
	return platform === "node" || platform === "editor" || platform === "any";
};

/** `packages/name` of a path in a package, else its first folder. */
export const packageOf = (path: string): string => {
	const [first = "", second = ""] = path.split("/");
	return first === "packages" ? `${first}/${second}` : first;
};

/** The lower folder that a file would leave by importing another one. */
export const lowerFolderLeft = (path: string, target: string): string | undefined => {
	return lowerFolders.find((folder) => path.startsWith(`${folder}/`) && !target.startsWith(`${folder}/`));
};

export const isDevelopment = (path: string): boolean => {
	return isTestOnly(path) || /^tools\/|^packages\/[^/]+\/(?:scripts\/|[^/]+\.config\.ts$)/.test(path);
};

/** Whether an area's `imports` let it import a module, written as `package/path`. */
export const mayImport = (area: Area, module: string): boolean => {
	return area.imports.some((pattern) => fits(pattern, module));
};

/** Whether a file may name a file of another package, to start or read it. */
export const mayName = (path: string, otherPackage: string): boolean => {
	if (packageOf(path) === otherPackage) return true;
	if (areaOf(path)?.imports.includes("**")) return true;
	const own = packageOf(path);
	return (
		isTestOnly(path) &&
		testsMayStart.some(
			({ tests, programsOf }) => own === `packages/${tests}` && otherPackage === `packages/${programsOf}`,
		)
	);
};

const fits = (pattern: string, module: string): boolean => {
	if (pattern === "**") return true;
	if (pattern.endsWith("/**")) return module.startsWith(pattern.slice(0, -2));
	if (!pattern.endsWith("/*")) return module === pattern;
	const folder = pattern.slice(0, -1);
	return module.startsWith(folder) && !module.slice(folder.length).includes("/");
};
