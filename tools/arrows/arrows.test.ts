import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkTree } from "./check-tree.ts";

const manifest = (parts: { dependencies?: string[]; devDependencies?: string[] }): string => {
	const versions = (names: string[] = []) => Object.fromEntries(names.map((name) => [name, "1.0.0"]));
	const { dependencies, devDependencies } = parts;
	return JSON.stringify({ dependencies: versions(dependencies), devDependencies: versions(devDependencies) });
};

const repository = join(import.meta.dirname, "../..");

/** Packages that follow the arrows; each test adds one file to them. */
const lawful: Readonly<Record<string, string>> = {
	"package.json": manifest({ devDependencies: ["vitest", "fast-check", "vite"] }),
	"packages/protocol/package.json": manifest({ dependencies: ["typebox"] }),
	"packages/protocol/src/fine.ts": 'import { Type } from "typebox"; export const schema = Type.String();',
	"packages/protocol/src/fine.test.ts":
		'import "node:fs"; import "vitest"; import "fast-check"; process.cwd();',
	"packages/protocol/src/testing/samples.ts":
		'import fc from "fast-check"; export const sample = fc.string();',
	"packages/protocol/scripts/build.ts": 'import "vite"; process.exit();',
	"packages/transcript/package.json": manifest({ dependencies: ["@parley/protocol"] }),
	"packages/transcript/src/fine.ts": 'import type { X } from "@parley/protocol/fine"; export type Y = X;',
	"packages/transcript/src/fine.test.ts": 'import "@parley/protocol/testing/samples";',
	"packages/logging/package.json": manifest({}),
	"packages/logging/src/core.ts": "export const level = 1;",
	"packages/logging/src/sinks/file.ts": 'import "node:fs"; import "../core.ts";',
	"packages/client/package.json": manifest({ dependencies: ["@parley/protocol", "@parley/logging"] }),
	"packages/client/src/core/fine.ts": 'import "@parley/logging/core"; import "@parley/protocol/fine";',
	"packages/client/src/node/fine.ts":
		'import "node:net"; import "../core/fine.ts"; import "@parley/logging/sinks/file";',
	"packages/acp/package.json": manifest({ dependencies: ["@parley/protocol", "@parley/logging"] }),
	"packages/acp/src/start.test.ts": 'new URL("../../agents/src/eliza.ts", import.meta.url);',
	"packages/agents/package.json": manifest({}),
	"packages/agents/src/eliza.ts": "process.stdin;",
	"packages/jsonrpc/package.json": manifest({ dependencies: ["@parley/logging"] }),
	"packages/jsonrpc/src/peer.ts": 'import "@parley/logging/core";',
	"packages/conductor/package.json": manifest({ dependencies: ["@parley/jsonrpc", "@parley/logging"] }),
	"packages/conductor/src/chain.ts": 'import "@parley/jsonrpc/peer"; import "@parley/logging/sinks/file";',
	"packages/components/package.json": manifest({ dependencies: ["@parley/jsonrpc"] }),
	"packages/components/src/git/proxy.ts": 'import "@parley/jsonrpc/peer";',
	"packages/ui/package.json": manifest({ dependencies: ["@parley/client", "@parley/logging"] }),
	"packages/ui/src/app.tsx":
		'import "@parley/client/core/fine"; import "@parley/logging/core"; document.title;',
	"packages/ui/src/shared/work/work.ts": 'import "../amounts.ts";',
	"packages/ui/src/shared/work/work.test.ts": 'import "../../testing/page.ts";',
	"packages/ui/src/features/chat/chat.ts": 'import "../blobs/blob.ts"; import "../tabs/tabs.ts";',
	"packages/ui/src/features/chat/row.ts": 'import "./chat.ts";',
	"packages/ui/src/features/tabs/tabs.ts": 'import "../blobs/blob.ts";',
	"packages/ui/src/features/blobs/blob.test.ts": 'import "../chat/chat.ts";',
	"packages/ui/tsconfig.json": '{ "compilerOptions": { "lib": ["es2024", "dom"] } }',
	"packages/vscode/package.json": manifest({}),
	"packages/vscode/src/extension.ts": 'import "vscode"; import "node:fs";',
	"packages/e2e/package.json": manifest({ dependencies: ["@parley/agents"] }),
	"packages/e2e/src/all.test.ts": 'import "@parley/agents/eliza"; document.title; process.cwd();',
	"tools/tool.ts": 'import "@parley/protocol/fine"; import "vite"; import "node:fs";',
};

const violationsWith = async (files: Readonly<Record<string, string>>) => {
	const tree = await temporaryTree({ ...lawful, ...files });
	onTestFinished(tree.remove);
	return checkTree(tree.root);
};

test("[ground] the packages of this repository import only along the arrows", async () => {
	expect(await checkTree(repository)).toEqual([]);
});

test("[ground] packages that follow the arrows pass", async () => {
	expect(await violationsWith({})).toEqual([]);
});

test.for<[rule: string, path: string, text: string]>([
	["package-arrow", "packages/protocol/src/x.ts", 'import "@parley/transcript/fine";'],
	["package-arrow", "packages/logging/src/x.ts", 'import type { X } from "@parley/protocol/fine";'],
	["package-arrow", "packages/acp/src/x.ts", 'export * from "@parley/hub/sessions";'],
	["package-arrow", "packages/agents/src/x.ts", 'await import("@parley/logging/core");'],
	["package-arrow", "packages/ui/src/x.ts", 'import "@parley/client/node/fine";'],
	["package-arrow", "packages/ui/src/x.ts", 'import "@parley/logging/sinks/file";'],
	["package-arrow", "packages/client/src/core/x.ts", 'import "@parley/logging/sinks/file";'],
	["package-arrow", "packages/acp/src/x.test.ts", 'import "@parley/agents/eliza";'],
	["package-arrow", "packages/conductor/src/x.ts", 'import "@parley/hub/hub";'],
	["package-arrow", "packages/components/src/x.ts", 'import "@parley/conductor/chain";'],
	["package-arrow", "packages/acp/src/x.ts", 'import.meta.resolve("@parley/agents/eliza");'],
	["npm-package-not-allowed", "packages/protocol/src/x.ts", 'import "zod";'],
	["undeclared-package", "packages/transcript/src/x.ts", 'import "zod/v4";'],
	["undeclared-package", "packages/agents/src/x.ts", 'import type { T } from "@scope/name/part";'],
	["undeclared-package", "packages/agents/src/x.ts", 'import "vitest";'],
	["undeclared-package", "tools/x.ts", 'import "zod";'],
	["escapes-package", "packages/transcript/src/x.ts", 'import "../../protocol/src/fine.ts";'],
	["escapes-package", "packages/transcript/src/x.test.ts", 'import "../../protocol/src/fine.ts";'],
	["escapes-package", "packages/acp/src/x.ts", 'new URL("../../agents/src/eliza.ts", import.meta.url);'],
	["escapes-package", "packages/acp/src/x.test.ts", 'join(import.meta.dirname, "../../hub/src/main.ts");'],
	["imports-test-code", "packages/protocol/src/x.ts", 'import "./testing/samples.ts";'],
	["imports-test-code", "packages/transcript/src/x.ts", 'import "@parley/protocol/testing/samples";'],
	["leaves-lower-folder", "packages/ui/src/shared/x.ts", 'import "../features/chat/chat.ts";'],
	["leaves-lower-folder", "packages/ui/src/shared/work/x.tsx", 'import type { App } from "../../app.tsx";'],
	["leaves-lower-folder", "packages/ui/src/shared/x.ts", 'import "../host/start.ts";'],
	["import-circle", "packages/ui/src/features/blobs/x.ts", 'import "../tabs/tabs.ts";'],
	["import-circle", "packages/ui/src/features/blobs/x.ts", 'import type { Row } from "../chat/row.ts";'],
	["computed-import", "packages/agents/src/x.ts", 'const n = 1; await import("x" + n);'],
	["editor-outside-vscode", "packages/client/src/node/x.ts", 'import * as vscode from "vscode";'],
	["editor-outside-vscode", "packages/e2e/src/x.test.ts", 'import "vscode";'],
	["dom-outside-ui", "packages/transcript/src/x.ts", "document.title;"],
	["dom-outside-ui", "packages/vscode/src/x.ts", "let e: HTMLDivElement;"],
	["dom-outside-ui", "packages/agents/src/x.test.ts", "globalThis.window;"],
	["dom-outside-ui", "packages/client/src/core/x.ts", '/// <reference lib="dom" />'],
	[
		"dom-outside-ui",
		"packages/client/tsconfig.core.json",
		'{ "compilerOptions": { "lib": ["es2024", "DOM"] } }',
	],
	["node-in-pure-code", "packages/protocol/src/x.ts", 'import "node:path";'],
	["node-in-pure-code", "packages/transcript/src/x.ts", 'import "fs/promises";'],
	["node-in-pure-code", "packages/client/src/core/x.ts", "let b: Buffer;"],
	["node-in-pure-code", "packages/client/src/core/x.ts", 'import "../node/fine.ts";'],
	["node-in-pure-code", "packages/logging/src/x.ts", "process.exit();"],
	["node-in-pure-code", "packages/logging/src/x.ts", 'import "./sinks/file.ts";'],
	["node-in-pure-code", "packages/ui/src/x.ts", "let t: NodeJS.Timeout;"],
	["node-in-pure-code", "packages/ui/src/x.tsx", "const e = <p>{__dirname}</p>;"],
	["node-in-pure-code", "packages/protocol/src/x.ts", '/// <reference types="node" />'],
	["unknown-package", "packages/novelty/src/x.ts", "export const x = 1;"],
])("[ground] the violation %s in %s is reported: %s", async ([rule, file, text]) => {
	expect(await violationsWith({ [file]: text })).toMatchObject([{ rule, file, line: 1 }]);
});

test("[ground] a circle of folders is named with the way back, once", async () => {
	const found = await violationsWith({
		"packages/ui/src/features/blobs/x.ts": 'import "../files/files.ts";',
		"packages/ui/src/features/files/files.ts": 'import "../chat/chat.ts";',
	});
	expect(found.map(({ message }) => message)).toEqual([
		expect.stringContaining("blobs → files → chat → blobs"),
	]);
});

test("[ground] a module loaded by require follows the same arrows", async () => {
	const found = await violationsWith({
		"packages/transcript/src/x.ts": '\nconst m = require("@parley/hub/x");',
	});
	expect(found.map(({ rule, line }) => [rule, line])).toEqual([
		["package-arrow", 2],
		["node-in-pure-code", 2],
	]);
});
