import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inWords } from "../words/manifest-words.ts";
import { bundleExtension, filesBelow } from "./bundle-extension.ts";
import { collectNotices, formatNotices } from "./notices.ts";
import { contentTypes, type ExtensionManifest, vsixManifest } from "./vsix-manifest.ts";
import { type ZipEntry, zip } from "./zip.ts";

/** The versions of the repository and the extension differ. */
export class VersionsDifferError extends Error {
	override readonly name = "VersionsDifferError";
	constructor(root: string, extension: string) {
		super(
			`package.json has version ${root}, packages/vscode/extension/package.json has ${extension}. Make them the same.`,
		);
	}
}

/** The extension as one installable file. UI and hub must have been built. */
export const makeVsix = async (root: string): Promise<Buffer> => {
	const extension = join(root, "packages/vscode/extension");
	const manifest: ExtensionManifest = JSON.parse(await readFile(join(extension, "package.json"), "utf8"));
	const words: Readonly<Record<string, string>> = JSON.parse(
		await readFile(join(extension, "package.nls.json"), "utf8"),
	);
	const { version }: { version: string } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
	if (version !== manifest.version) throw new VersionsDifferError(version, manifest.version);
	const carried = [
		...(await filesBelow(join(root, "packages/server/dist"), "extension/dist/hub")),
		...(await filesBelow(join(root, "packages/ui/dist"), "extension/dist/ui")),
	];
	const files: ZipEntry[] = [
		...(await filesBelow(extension, "extension")),
		{ path: "extension/dist/extension.cjs", data: await bundleExtension({ root, version, carried }) },
		...carried,
		{ path: "extension/CHANGELOG.md", data: await readFile(join(root, "CHANGELOG.md")) },
		{ path: "extension/LICENSE.txt", data: await readFile(join(root, "LICENSE")) },
		{
			path: "extension/NOTICES.txt",
			data: Buffer.from(formatNotices(await collectNotices(join(root, "packages/vscode")))),
		},
	];
	const meta = [
		{
			path: "extension.vsixmanifest",
			data: Buffer.from(vsixManifest({ ...manifest, description: inWords(manifest.description, words) })),
		},
		...files,
	];
	const kinds = contentTypes(meta.map(({ path }) => path));
	return zip([{ path: "[Content_Types].xml", data: Buffer.from(kinds) }, ...meta]);
};
