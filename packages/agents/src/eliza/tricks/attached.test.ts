import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ElizaProcess } from "../testing/eliza-process.ts";
import { numberedText } from "./numbered-text.ts";
import { couchPng } from "./picture.ts";

let eliza: ElizaProcess;
beforeAll(async () => {
	eliza = await ElizaProcess.start({});
});
afterAll(() => eliza[Symbol.asyncDispose]());

const hash = (data: string | Uint8Array): string => createHash("sha256").update(data).digest("hex");

test("[E13.tricks] /attached proves what arrived, however it was given", async () => {
	const folder = await mkdtemp(join(tmpdir(), "parley-attached-"));
	onTestFinished(() => rm(folder, { recursive: true }));
	const path = join(folder, "a b.bin");
	await writeFile(path, Buffer.from([0, 1, 2]));
	const { text } = await eliza.prompt(await eliza.newSession(), [
		{ type: "text", text: "/attached" },
		{ type: "image", mimeType: "image/png", data: couchPng },
		{ type: "resource", resource: { uri: "file:///x/my%20notes.md", text: "größer" } },
		{ type: "resource_link", name: "a b.bin", uri: pathToFileURL(path).href },
		{ type: "resource_link", name: "gone", uri: pathToFileURL(join(folder, "gone")).href },
		{ type: "resource_link", name: "page", uri: "https://example.org/" },
	]);
	const lines = text.split("\n");
	expect(lines.slice(0, 3)).toEqual([
		`image image/png: 124 bytes, ${hash(Buffer.from(couchPng, "base64"))}`,
		`text my notes.md: 8 bytes, ${hash("größer")}`,
		`link a b.bin: 3 bytes, ${hash(Buffer.from([0, 1, 2]))}`,
	]);
	expect(lines[3]).toContain("link gone: ENOENT");
	expect(lines[4]).toBe("link page: not a file");
	expect((await eliza.prompt(await eliza.newSession(), "/attached")).text).toBe("Nothing is attached.");
});

test("[E13.tricks] /output puts out as much as it is told, in a tool call", async () => {
	const { updates } = await eliza.prompt(await eliza.newSession(), "/output 3");
	expect(updates).toContainEqual(
		expect.objectContaining({
			status: "completed",
			content: [{ type: "content", content: { type: "text", text: numberedText(3 * 1024) } }],
		}),
	);
	expect((await eliza.prompt(await eliza.newSession(), "/output much")).text).toContain("A whole number");
});
