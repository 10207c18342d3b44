import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { ContentBlock } from "@agentclientprotocol/sdk";
import { messageOf } from "@parley/base/errors/message-of";
import { nameOf } from "../agent/prompt-content.ts";
import type { Trick } from "./trick.ts";

export const attached: Trick = {
	name: "attached",
	summary: "Tells what came with the prompt: how it was given, its name, its size and its SHA-256.",
	usage: "",
	async run(turn, _, prompt) {
		const lines: string[] = [];
		for (const block of prompt) if (block.type !== "text") lines.push(await describe(block));
		await turn.say(lines.length === 0 ? "Nothing is attached." : lines.join("\n"));
		return "end_turn";
	},
};

const describe = async (block: Exclude<ContentBlock, { type: "text" }>): Promise<string> => {
	switch (block.type) {
		case "image":
		case "audio":
			return line(block.type, block.mimeType, Buffer.from(block.data, "base64"));
		case "resource": {
			const { resource } = block;
			return "text" in resource
				? line("text", nameOf(resource.uri), Buffer.from(resource.text))
				: line("data", nameOf(resource.uri), Buffer.from(resource.blob, "base64"));
		}
		case "resource_link":
			return line("link", block.name, await readLinked(block.uri));
	}
};

const line = (way: string, name: string, data: Uint8Array | string): string =>
	typeof data === "string"
		? `${way} ${name}: ${data}`
		: `${way} ${name}: ${data.byteLength} bytes, ${createHash("sha256").update(data).digest("hex")}`;

const readLinked = async (uri: string): Promise<Uint8Array | string> => {
	if (!uri.startsWith("file:")) return "not a file";
	try {
		return await readFile(fileURLToPath(uri));
	} catch (error) {
		return messageOf(error);
	}
};
