import { crc32 } from "node:zlib";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { ArchiveLine } from "@parley/protocol/session/transfer/archive";
import { archiveFormat, archiveVersion } from "@parley/protocol/session/transfer/archive-format";
import type { Head } from "@parley/transcript/head/head";

/** Writes the lines of an archive and their checksum. */
export class ArchiveWriter {
	#text = "";
	#crc32: number;

	constructor(crc: number) {
		this.#crc32 = crc;
	}

	get text(): string {
		return this.#text;
	}

	get crc32(): number {
		return this.#crc32;
	}

	write(line: ArchiveLine): void {
		const text = `${JSON.stringify(line)}\n`;
		this.#crc32 = crc32(text, this.#crc32);
		this.#text += text;
	}
}

export const sessionLine = (
	sessionId: string,
	head: Head,
	through: number,
	blobs: number,
): ArchiveLine<"session"> => ({
	line: "session",
	format: archiveFormat,
	version: archiveVersion,
	sessionId,
	title: head.title,
	folder: head.folder,
	agent: head.agent,
	createdAt: head.createdAt,
	through,
	blobs,
});

/** Field by field, so that the same event always gives the same bytes. */
export const eventLine = ({ index, from, id, ts, turn, type, payload }: WireEvent): ArchiveLine<"event"> => ({
	line: "event",
	index,
	...(from === undefined ? {} : { from }),
	id,
	ts,
	...(turn === undefined ? {} : { turn }),
	type,
	payload,
});
