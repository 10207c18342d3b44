import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { maxBlobChunk } from "@parley/protocol/blob/limits";
import type { Attachment } from "@parley/protocol/message/attachment";
import type { PromptContent } from "@parley/protocol/message/content";
import type { HubFixture } from "./hub-fixture.ts";
import type { TestClient } from "./test-client.ts";

/** Uploads data as a view does, and returns the attachment. */
export const attach = async (
	client: TestClient,
	name: string,
	data: Uint8Array,
	mimeType = "",
): Promise<Attachment> => {
	const uploadId = randomUUID();
	let received = 0;
	for (;;) {
		const piece = Buffer.from(data.subarray(received, received + maxBlobChunk)).toString("base64");
		const params = { uploadId, offset: received, data: piece, size: data.byteLength };
		const answer = await client.ask("blob.put", params);
		({ received } = answer);
		if (answer.blob === undefined) continue;
		return { attachmentId: randomUUID(), name, mimeType, blob: answer.blob, size: data.byteLength };
	}
};

/** Sends a prompt with attachments. */
export const send = (
	client: TestClient,
	sessionId: string,
	words: string,
	attachments: readonly Attachment[],
) => {
	const content: PromptContent[] = [
		{ type: "text", text: words },
		...attachments.map((attachment) => ({ type: "attachment" as const, ...attachment })),
	];
	return client.ask("prompt.send", { sessionId, messageId: randomUUID(), content });
};

/** Resolves when a turn is over. */
export const ended = (client: TestClient, sessionId: string, turn: number) =>
	client.until(sessionId, ({ turns }) =>
		turns.some(({ number, end }) => number === turn && end !== undefined),
	);

/** The blob files of the hub's store, including unfinished uploads. */
export const blobFiles = async (fixture: HubFixture): Promise<string[]> => {
	const found = await readdir(join(fixture.folder, "blobs"), { recursive: true, withFileTypes: true });
	return found.filter((entry) => entry.isFile()).map(({ name }) => name);
};
