import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeVsix } from "./make-vsix.ts";
import { unzip } from "./unzip.ts";

const root = join(import.meta.dirname, "../..");
const maxBytes = 5 * 1024 * 1024;

/** The output of `npm run package`. */
const readPackage = async () => {
	const archive = await readFile(join(root, "packages/vscode/dist/parley.vsix"));
	const files = new Map(unzip(archive).map(({ path, data }) => [path, data.toString("utf8")]));
	return { archive, files };
};

test("[ground] the package has one bundle for the editor, the hub and the UI, and nothing else", async () => {
	const { archive, files } = await readPackage();
	expect(archive.length).toBeLessThanOrEqual(maxBytes);
	const names = new Set([...files.keys()].map((path) => path.replace(/-[\w-]{8}\.(\w+)$/, ".$1")));
	expect([...names].sort()).toEqual([
		"[Content_Types].xml",
		"extension.vsixmanifest",
		"extension/CHANGELOG.md",
		"extension/LICENSE.txt",
		"extension/NOTICES.txt",
		"extension/README.md",
		"extension/dist/extension.cjs",
		"extension/dist/hub/eliza.mjs",
		"extension/dist/hub/hub.mjs",
		"extension/dist/hub/inspect-worker.mjs",
		"extension/dist/hub/keeper.mjs",
		"extension/dist/hub/shared.mjs",
		"extension/dist/hub/store-worker.mjs",
		"extension/dist/ui/assets/agent-notices.js",
		"extension/dist/ui/assets/agents-dialog.js",
		"extension/dist/ui/assets/agents.js",
		"extension/dist/ui/assets/apply-button.js",
		"extension/dist/ui/assets/approval-card.js",
		"extension/dist/ui/assets/approved-line.js",
		"extension/dist/ui/assets/change-dialog.js",
		"extension/dist/ui/assets/choose-import-dialog.js",
		"extension/dist/ui/assets/codicon.ttf",
		"extension/dist/ui/assets/comment-field.js",
		"extension/dist/ui/assets/delete-many-dialog.js",
		"extension/dist/ui/assets/deleted-dialog.js",
		"extension/dist/ui/assets/export-dialog.js",
		"extension/dist/ui/assets/favicon.svg",
		"extension/dist/ui/assets/follow-chats.js",
		"extension/dist/ui/assets/force-stop-dialog.js",
		"extension/dist/ui/assets/foreign-panel.js",
		"extension/dist/ui/assets/highlight-worker.js",
		"extension/dist/ui/assets/hub-worker.js",
		"extension/dist/ui/assets/image-dialog.js",
		"extension/dist/ui/assets/import-dialog.js",
		"extension/dist/ui/assets/index.js",
		"extension/dist/ui/assets/login-area.js",
		"extension/dist/ui/assets/login-card.js",
		"extension/dist/ui/assets/login.js",
		"extension/dist/ui/assets/mcp-area.js",
		"extension/dist/ui/assets/mcp-dialog.js",
		"extension/dist/ui/assets/new-chat-dialog.js",
		"extension/dist/ui/assets/panel-words.js",
		"extension/dist/ui/assets/plan-view.js",
		"extension/dist/ui/assets/question-card.js",
		"extension/dist/ui/assets/restart-dialog.js",
		"extension/dist/ui/assets/search-results.js",
		"extension/dist/ui/assets/stop-and-close-dialog.js",
		"extension/dist/ui/assets/storage-dialog.js",
		"extension/dist/ui/assets/style.css",
		"extension/dist/ui/assets/text-viewer.js",
		"extension/dist/ui/assets/trust-dialog.js",
		"extension/dist/ui/assets/whole-diff.js",
		"extension/dist/ui/index.html",
		"extension/media/icon.png",
		"extension/media/parley.svg",
		"extension/media/tab-dark.svg",
		"extension/media/tab-light.svg",
		"extension/package.json",
		"extension/package.nls.json",
	]);
});

test("[ground] nothing in the package knows the machine it was made on, loads code from elsewhere, or evaluates text", async () => {
	const { files } = await readPackage();
	for (const [path, text] of files) {
		expect([path, text.includes(root)]).toEqual([path, false]);
		if (!/\.(?:cjs|mjs|js)$/.test(path)) continue;
		expect([path, /\beval\(|new Function\(|sourceMappingURL/.test(text)]).toEqual([path, false]);
	}
});

test("[ground] the package says which editor it needs, what it contains of others, and that nothing is sent anywhere", async () => {
	const { files } = await readPackage();
	const manifest = JSON.parse(files.get("extension/package.json") ?? "");
	const types: { version: string } = JSON.parse(
		await readFile(join(root, "node_modules/@types/vscode/package.json"), "utf8"),
	);
	// What the compiler has checked the extension against is what it may ask for.
	expect(manifest.engines.vscode).toBe(`^${types.version}`);
	expect(files.get("extension.vsixmanifest")).toContain(`Value="^${types.version}"`);
	const words: Record<string, string> = JSON.parse(files.get("extension/package.nls.json") ?? "");
	expect(files.get("extension.vsixmanifest")).toContain(`>${words["extension.description"]}<`);
	for (const name of [
		"solid-js",
		"marked",
		"highlight.js",
		"virtua",
		"@vscode/codicons",
		"@agentclientprotocol/sdk",
	])
		expect(files.get("extension/NOTICES.txt")).toContain(`\n${name} `);
	expect(files.get("extension/README.md")).toContain("Nothing is sent anywhere");
});

test("[ground] the same sources make the same package", async () => {
	const { archive } = await readPackage();
	expect((await makeVsix(root)).equals(archive)).toBe(true);
});

test("[ground] every command, setting and view that the manifest names exists in the code, and the other way round", async () => {
	const { files } = await readPackage();
	const { contributes } = JSON.parse(files.get("extension/package.json") ?? "");
	const code = files.get("extension/dist/extension.cjs") ?? "";
	const commands: string[] = contributes.commands.map((each: { command: string }) => each.command);
	const registered = [...code.matchAll(/[`"'](parley\.\w+)[`"']:/g)].map(([, name]) => name);
	expect(registered.sort()).toEqual(commands.sort());
	for (const [name] of Object.entries(contributes.configuration.properties))
		expect([name, code.includes(`${name.split(".")[1]}`)]).toEqual([name, true]);
	expect(code).toContain(contributes.views.parley[0].id);
});
