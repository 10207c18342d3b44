import { readFile, realpath } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * The version of a Node program, without running it: from the folder that a version manager named after it, or from the headers beside it.
 * Undefined if neither tells.
 */
export const nodeVersionOf = async (node: string): Promise<string | undefined> => {
	const real = await realpath(node).catch(() => node);
	if (process.versions["electron"] === undefined && real === (await realpath(process.execPath)))
		return process.versions.node;
	return versionInPath(real) ?? versionInHeader(await header(real));
};

/** As in `…/v22.3.0/bin/node`. */
export const versionInPath = (path: string): string | undefined =>
	[...path.matchAll(/[\\/](?:[a-z-]*-)?v?(\d{1,3}\.\d{1,3}\.\d{1,3})(?=[\\/-])/gi)].at(-1)?.[1];

export const versionInHeader = (text: string): string | undefined => {
	const defined = [...text.matchAll(/^#define NODE_(MAJOR|MINOR|PATCH)_VERSION (\d+)/gm)];
	const part = (name: string): string | undefined => defined.find((each) => each[1] === name)?.[2];
	const parts = ["MAJOR", "MINOR", "PATCH"].map(part);
	return parts.includes(undefined) ? undefined : parts.join(".");
};

const header = (node: string): Promise<string> =>
	readFile(join(dirname(node), "..", "include", "node", "node_version.h"), "utf8").catch(() => "");

/** Whether a version is older than a major one. An unknown version is not. */
export const isOlder = (version: string | undefined, major: number | undefined): boolean =>
	version !== undefined && major !== undefined && Number.parseInt(version, 10) < major;
