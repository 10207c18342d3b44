import { joinPath } from "@parley/process/find-program";
import { isPackageSpec, withVersion } from "./package-spec.ts";

/** A package to install, and what its program needs. */
export type InstallTarget = {
	readonly id: string;
	readonly package: string;
	/** The name of its program, if it is known beforehand. */
	readonly bin?: string;
	readonly args: readonly string[];
	/** It does not start unless the scripts of its packages have run. */
	readonly needsScripts?: true;
};

export type PlannedInstall = {
	readonly package: string;
	readonly folder: string;
	readonly command: string;
	readonly args: readonly string[];
	readonly argsWithScripts: readonly string[];
};

/**
 * How npm installs a package into a folder of Parley's own: nothing global changes, and deleting the folder undoes it. The scripts of
 * packages run only if the user agrees. Undefined if the name could mean anything but a package of the registry.
 */
export const planInstall = (
	target: Pick<InstallTarget, "id" | "package">,
	npm: string,
	installed: string,
	platform: NodeJS.Platform = process.platform,
): PlannedInstall | undefined => {
	if (!isPackageSpec(target.package)) return undefined;
	const spec = withVersion(target.package);
	const folder = joinPath(platform, installed, target.id);
	const args = (...more: string[]): readonly string[] => [
		...["install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel", "http", ...more],
		spec,
	];
	return { package: spec, folder, command: npm, args: args("--ignore-scripts"), argsWithScripts: args() };
};
