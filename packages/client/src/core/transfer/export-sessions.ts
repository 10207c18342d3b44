import type { ArchiveFormat } from "@parley/protocol/session/transfer/archive";
import { type ExportSink, exportSession, type Requester } from "./export-session.ts";

/** The destination of several sessions, one after the other. */
export interface PartedSink extends ExportSink {
	/** Marks the place to which `restart` returns. */
	beginPart(): void;
}

export type ExportManyOptions = {
	readonly sessionIds: readonly string[];
	readonly format: ArchiveFormat;
	/** The share written so far, from 0 to 1. */
	readonly onProgress?: (share: number) => void;
	readonly isCancelled?: () => boolean;
};

/** Writes sessions one after the other, and returns how many secrets were masked. */
export const exportSessions = async (
	hub: Requester,
	{ sessionIds, format, onProgress, isCancelled }: ExportManyOptions,
	sink: PartedSink,
): Promise<{ readonly hidden: number }> => {
	let hidden = 0;
	for (const [position, sessionId] of sessionIds.entries()) {
		sink.beginPart();
		const options = {
			sessionId,
			format,
			onProgress: (done: number, total: number) =>
				onProgress?.((position + done / Math.max(1, total)) / sessionIds.length),
			...(isCancelled === undefined ? {} : { isCancelled }),
		};
		hidden += (await exportSession(hub, options, sink)).hidden;
	}
	return { hidden };
};
