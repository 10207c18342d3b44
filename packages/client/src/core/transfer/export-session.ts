import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { ArchiveFormat, ExportCursor } from "@parley/protocol/session/transfer/archive";
import { wording } from "@parley/words/wording";
import type { HubConnection } from "../hub-connection.ts";

export type Requester = Pick<HubConnection, "request">;

/** The destination of an export. */
export type ExportSink = {
	write(text: string): void | Promise<void>;
	/** Discards what was written of this session so far. */
	restart(): void | Promise<void>;
};

export type ExportOptions = {
	readonly sessionId: string;
	readonly format: ArchiveFormat;
	readonly onProgress?: (done: number, total: number) => void;
	readonly isCancelled?: () => boolean;
};

/** A log that is folded during this many attempts is too busy. */
const maxAttempts = 4;

export const cancelled = (): RequestFailure => new RequestFailure("cancelled", wording("request.cancelled"));

/** Writes a whole session, piece by piece, and returns how many secrets were masked. */
export const exportSession = async (
	hub: Requester,
	options: ExportOptions,
	sink: ExportSink,
): Promise<{ readonly hidden: number }> => {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await attemptExport(hub, options, sink);
		} catch (error) {
			const hasMoved = error instanceof RequestFailure && error.code === "conflict";
			if (!hasMoved || attempt === maxAttempts) throw error;
			await sink.restart();
		}
	}
};

const attemptExport = async (
	hub: Requester,
	{ sessionId, format, onProgress, isCancelled = () => false }: ExportOptions,
	sink: ExportSink,
): Promise<{ readonly hidden: number }> => {
	let hidden = 0;
	let cursor: ExportCursor | undefined;
	do {
		if (isCancelled()) throw cancelled();
		const place = cursor === undefined ? {} : { cursor };
		const piece = await hub.request("session.export", { sessionId, format, ...place });
		await sink.write(piece.text);
		hidden += piece.hidden;
		onProgress?.(piece.done, piece.total);
		cursor = piece.cursor;
	} while (cursor !== undefined);
	return { hidden };
};
