import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type Notice = {
	readonly name: string;
	readonly version: string;
	readonly license: string;
	readonly text: string;
};

/** A package whose licence cannot be shown, as most licences demand. */
export class NoLicenceError extends Error {
	override readonly name = "NoLicenceError";
	constructor(name: string) {
		super(`${name} is part of the package and has no licence text. Find it, or do without the dependency.`);
	}
}

type Manifest = {
	readonly name: string;
	readonly version: string;
	readonly license?: string;
	readonly dependencies?: Readonly<Record<string, string>>;
};

/** The licences of all external packages that a package of ours depends on at run time, directly or indirectly. */
export const collectNotices = async (packageFolder: string): Promise<Notice[]> => {
	const notices = new Map<string, Notice>();
	const seen = new Set<string>();
	const visit = async (folder: string): Promise<void> => {
		if (seen.has(folder)) return;
		seen.add(folder);
		const manifest: Manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
		if (!manifest.name.startsWith("@parley/")) notices.set(manifest.name, await noticeOf(folder, manifest));
		for (const name of Object.keys(manifest.dependencies ?? {})) await visit(folderOf(name, folder));
	};
	await visit(packageFolder);
	return [...notices.values()].sort((a, b) => a.name.localeCompare(b.name, "en"));
};

export const formatNotices = (notices: readonly Notice[]): string =>
	[
		"Parley contains the following software of others.\n",
		...notices.map(
			({ name, version, license, text }) =>
				`${"-".repeat(78)}\n${name} ${version} (${license})\n${"-".repeat(78)}\n\n${text.trim()}\n`,
		),
	].join("\n");

const noticeOf = async (folder: string, { name, version, license }: Manifest): Promise<Notice> => {
	const file = (await readdir(folder)).find((each) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(each));
	if (file === undefined || license === undefined) throw new NoLicenceError(name);
	return { name, version, license, text: await readFile(join(folder, file), "utf8") };
};

/** Where a dependency is installed, by Node's lookup rules; not every package exports its manifest. */
const folderOf = (name: string, from: string): string => {
	const places = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
	for (const place of places) {
		const folder = join(place, name);
		if (exists(folder)) return folder;
	}
	throw new Error(`${name} is not installed, but ${dirname(from)} depends on it. Run npm ci.`);
};

const exists = (folder: string): boolean => {
	try {
		createRequire(import.meta.url)(join(folder, "package.json"));
		return true;
	} catch {
		return false;
	}
};
