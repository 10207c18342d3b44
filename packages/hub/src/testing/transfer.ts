import { randomUUID } from "node:crypto";
import { Redactor } from "@parley/logging/redact";
import type { Result } from "@parley/protocol/contract/names";
import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import type { LogReader } from "../store/log-store.ts";
import type { StoredSession } from "../store/session-store.ts";
import type { Store } from "../store/store.ts";
import type { BlobSource, BlobTarget } from "../transfer/blob-port.ts";
import { Exporter } from "../transfer/exporter.ts";
import { Imports } from "../transfer/imports.ts";

type Exported = { readonly text: string; readonly pieces: number; readonly hidden: number };

const noBlobs: BlobSource = { read: async () => undefined };

/** A whole session, assembled from its pieces as a client does. */
export const exportWhole = async (
	store: { readonly log: LogReader },
	sessionId: string,
	format: ArchiveFormat,
	{ redactor = new Redactor(), blobs = noBlobs }: { redactor?: Redactor; blobs?: BlobSource } = {},
): Promise<Exported> => {
	const exporter = new Exporter(store.log, redactor);
	let answer = await exporter.piece({ sessionId, format }, blobs);
	const all = { text: answer.text, pieces: 1, hidden: answer.hidden };
	while (answer.cursor !== undefined) {
		answer = await exporter.piece({ sessionId, format, cursor: answer.cursor }, blobs);
		all.text += answer.text;
		all.pieces += 1;
		all.hidden += answer.hidden;
	}
	return all;
};

/** Imports into a store, without a hub around it. */
export const importsInto = (
	store: Store,
): { readonly imports: Imports; readonly adopted: StoredSession[] } => {
	const adopted: StoredSession[] = [];
	const imports = new Imports({
		store,
		now: () => 1_000_000,
		later: () => () => undefined,
		holderOf: (sessionId) =>
			adopted.some(({ summary }) => summary.sessionId === sessionId) ? "session" : undefined,
		adopt: async (sessionId) => void adopted.push(...(await store.sessions.one(sessionId)).sessions),
		restore: async () => undefined,
		draftOf: async () => ({ unkept: { prompts: 0, files: 0 } }),
	});
	return { imports, adopted };
};

const refuseBlobs: BlobTarget = {
	put: async () => {
		throw new Error("no blob was expected");
	},
};

/** Imports a whole file in pieces of this size. */
export const importWhole = async (
	imports: Imports,
	file: string | Buffer,
	{ size = 200_000, blobs = refuseBlobs }: { size?: number; blobs?: BlobTarget } = {},
): Promise<Result<"session.import">> => {
	const bytes = Buffer.from(file);
	const importId = randomUUID();
	for (let offset = 0; ; offset += size) {
		const data = bytes.subarray(offset, offset + size).toString("base64");
		const last = offset + size >= bytes.length;
		const answer = await imports.take({ importId, offset, data, last }, blobs);
		if (last) return answer;
	}
};
