import { randomUUID } from "node:crypto";
import type { Result } from "@parley/protocol/contract/names";
import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import type { TestClient } from "./test-client.ts";

/** Exports a session as a client does. */
export const exportBy = async (
	client: TestClient,
	sessionId: string,
	format: ArchiveFormat = "jsonl",
): Promise<string> => {
	let answer = await client.ask("session.export", { sessionId, format });
	let { text } = answer;
	while (answer.cursor !== undefined) {
		answer = await client.ask("session.export", { sessionId, format, cursor: answer.cursor });
		text += answer.text;
	}
	return text;
};

/** Imports a file in pieces, and returns the outcome. */
export const importBy = async (
	client: TestClient,
	text: string,
	size = 10_000,
): Promise<NonNullable<Result<"session.import">["sessions"]>> => {
	const bytes = Buffer.from(text);
	const importId = randomUUID();
	for (let offset = 0; ; offset += size) {
		const data = bytes.subarray(offset, offset + size).toString("base64");
		const last = offset + size >= bytes.length;
		const { sessions } = await client.ask("session.import", { importId, offset, data, last });
		if (last) return sessions ?? [];
	}
};
