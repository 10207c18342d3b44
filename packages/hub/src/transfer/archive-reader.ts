import { crc32 } from "node:zlib";
import { isFields } from "@parley/base/guards/fields";
import { archiveProblem, isArchiveLine } from "@parley/protocol/contract/check-archive";
import { eventProblem, isKnownEvent, isLogEventType } from "@parley/protocol/contract/check-event";
import { currentName } from "@parley/protocol/log/former-names";
import { isType } from "@parley/protocol/log/is-type";
import type { KnownEvent } from "@parley/protocol/log/log-event";
import { unreadableType } from "@parley/protocol/log/unreadable";
import type { WireEvent } from "@parley/protocol/log/wire-event";
import type { ArchiveLine, ArchiveLineName } from "@parley/protocol/session/transfer/archive";
import { archiveFormat, archiveVersion } from "@parley/protocol/session/transfer/archive-format";
import { placeOf } from "@parley/transcript/turn/item-of";
import { type Wording, wording } from "@parley/words/wording";
import { importFailure, notAnArchive } from "./import-failure.ts";
import type { NumberedLine } from "./line-reader.ts";

/** Real data is not nested deeper, and deeper data would exhaust the stack of any recursive walk. */
const maxDepth = 200;

/** Longer than any log, yet far below the largest safe integer, so that later positions stay valid. */
const maxPosition = 2 ** 48;

type Session = {
	readonly header: ArchiveLine<"session">;
	/** The checksum of the lines so far. */
	crc32: number;
	lastIndex: number;
	/** The highest turn possible for the next event. */
	nextTurn: number;
	events: number;
	blobs: number;
	/** The incomplete blob. */
	open: { readonly blob: string; readonly size: number; received: number } | undefined;
};

/** Reads the lines of an archive one by one, and checks everything that does not depend on later lines. */
export class ArchiveReader {
	readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
	#session: Session | undefined;
	#number = 0;

	read({ number, bytes }: NumberedLine): ArchiveLine {
		this.#number = number;
		const data = this.#parse(bytes);
		const session = this.#session;
		const line = underCurrentName(
			this.#check(data, session === undefined ? ["session"] : ["blob", "event", "end"]),
		);
		if (line.line === "session") {
			if (line.through > maxPosition) throw this.#fail(wording("importFailure.impossibleLength"));
			const counts = { crc32: 0, lastIndex: 0, nextTurn: 1, events: 0, blobs: 0 };
			this.#session = { header: line, ...counts, open: undefined };
		} else if (session !== undefined) this.#follow(session, line);
		if (this.#session !== undefined) this.#session.crc32 = crc32(bytes, this.#session.crc32);
		return line;
	}

	/** Throws if a session is not complete. */
	end(): void {
		if (this.#session !== undefined) throw this.#fail(wording("importFailure.chatUnfinished"));
		if (this.#number === 0) throw importFailure(1, wording("importFailure.empty"));
	}

	#parse(bytes: Buffer): Readonly<Record<string, unknown>> {
		let data: unknown;
		try {
			data = JSON.parse(this.#decoder.decode(bytes));
		} catch (error) {
			const isText = error instanceof SyntaxError;
			if (isText && this.#number === 1) throw notAnArchive(error);
			const why = isText ? wording("importFailure.notJson") : wording("importFailure.notUtf8");
			throw importFailure(this.#number, why, error);
		}
		if (!isFields(data))
			throw this.#number === 1 ? notAnArchive() : this.#fail(wording("importFailure.notObject"));
		if (isDeeper(data, maxDepth)) throw this.#fail(wording("importFailure.tooDeep", { limit: maxDepth }));
		return data;
	}

	#check(data: Readonly<Record<string, unknown>>, allowed: readonly ArchiveLineName[]): ArchiveLine {
		const { line: name } = data;
		if (allowed.includes("session")) {
			if (data["format"] !== archiveFormat)
				throw this.#number === 1 ? notAnArchive() : this.#fail(wording("importFailure.notAnExport"));
			if (Number(data["version"]) > archiveVersion)
				throw this.#fail(wording("importFailure.newerVersion", { version: String(data["version"]) }));
		}
		for (const each of allowed) {
			if (each !== name) continue;
			if (isArchiveLine(each, data)) return data;
			throw this.#fail(wording("importFailure.misfits", { problem: archiveProblem(each) }));
		}
		throw this.#fail(
			wording("importFailure.misplacedLine", { kind: String(JSON.stringify(name)).slice(0, 40) }),
		);
	}

	#follow(session: Session, line: Exclude<ArchiveLine, ArchiveLine<"session">>): void {
		switch (line.line) {
			case "blob":
				this.#followBlob(session, line);
				return;
			case "event":
				this.#followEvent(session, line);
				return;
			case "end":
				this.#followEnd(session, line);
				this.#session = undefined;
		}
	}

	#followBlob(session: Session, line: ArchiveLine<"blob">): void {
		if (session.events > 0) throw this.#fail(wording("importFailure.blobAfterEvents"));
		if ("withheld" in line) {
			this.#requireWhole(session);
			session.blobs += 1;
			return;
		}
		const { blob, size, offset, data } = line;
		if (offset === 0) {
			this.#requireWhole(session);
			session.open = { blob, size, received: 0 };
		}
		const { open } = session;
		if (open === undefined || open.blob !== blob || open.size !== size || open.received !== offset)
			throw this.#fail(wording("importFailure.blobOutOfOrder"));
		if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data) || data.length % 4 !== 0)
			throw this.#fail(wording("importFailure.blobNotBase64"));
		open.received += Buffer.byteLength(data, "base64");
		if (open.received > size) throw this.#fail(wording("importFailure.blobTooLong"));
		if (open.received < size) return;
		session.open = undefined;
		session.blobs += 1;
	}

	#followEvent(session: Session, line: ArchiveLine<"event">): void {
		const { header, lastIndex } = session;
		if (session.events === 0) {
			this.#requireWhole(session);
			if (session.blobs !== header.blobs)
				throw this.#fail(
					wording("importFailure.blobCountWrong", { expected: header.blobs, found: session.blobs }),
				);
			if (!isType(line.type, "session.created")) throw this.#fail(wording("importFailure.noCreation"));
		}
		const { index, from = index, id, type } = line;
		if (from !== lastIndex + 1 || index < from)
			throw this.#fail(wording("importFailure.eventOutOfOrder", { from, index, next: lastIndex + 1 }));
		if (index > header.through)
			throw this.#fail(wording("importFailure.eventBeyondEnd", { end: header.through, index }));
		if (!id.isWellFormed() || !type.isWellFormed()) throw this.#fail(wording("importFailure.eventIdNotText"));
		const { line: _, ...placed } = line;
		const event: WireEvent = { sessionId: header.sessionId, ...placed };
		if (isKnownEvent(event)) this.#followItem(event);
		else if (isLogEventType(type))
			throw this.#fail(wording("importFailure.payloadMisfits", { type, problem: eventProblem(type) }));
		this.#followTurn(session, event);
		session.lastIndex = index;
		session.events += 1;
	}

	/** An event's item begins at or before the event; turns are read by these positions. */
	#followItem(event: KnownEvent): void {
		const at = placeOf(event);
		if (at !== undefined && (at < 1 || at > event.index))
			throw this.#fail(wording("importFailure.itemInFuture", { index: event.index, at }));
	}

	/** Turns are numbered consecutively. Some can be missing only where events were lost, no more than positions are. */
	#followTurn(session: Session, { from, index, turn = 0, type }: WireEvent): void {
		if (type === unreadableType) session.nextTurn += index - (from ?? index) + 1;
		if (turn > session.nextTurn)
			throw this.#fail(wording("importFailure.turnTooHigh", { turn, next: session.nextTurn }));
		session.nextTurn = Math.max(session.nextTurn, turn + 1);
	}

	#followEnd(session: Session, { events, blobs, crc32: sum }: ArchiveLine<"end">): void {
		const { header, lastIndex } = session;
		if (lastIndex !== header.through)
			throw this.#fail(wording("importFailure.wrongEnd", { expected: header.through, found: lastIndex }));
		if (events !== session.events || blobs !== session.blobs)
			throw this.#fail(
				wording("importFailure.countsWrong", {
					events,
					blobs,
					foundEvents: session.events,
					foundBlobs: session.blobs,
				}),
			);
		if (sum !== session.crc32) throw this.#fail(wording("importFailure.checksumWrong"));
	}

	#requireWhole({ open }: Session): void {
		if (open !== undefined) throw this.#fail(wording("importFailure.blobIncomplete", { blob: open.blob }));
	}

	#fail(reason: Wording): Error {
		return importFailure(this.#number, reason);
	}
}

/** An archive of an earlier release uses former names of some events. Imported events get their current names. */
const underCurrentName = (line: ArchiveLine): ArchiveLine => {
	if (line.line !== "event") return line;
	const type = currentName(line.type);
	return type === line.type ? line : { ...line, type };
};

/** Iterative, so that no depth can exhaust the stack. */
const isDeeper = (data: object, limit: number): boolean => {
	let level: object[] = [data];
	for (let depth = 0; depth < limit; depth += 1) {
		level = level.flatMap((each) =>
			Object.values(each).filter((part) => typeof part === "object" && part !== null),
		);
		if (level.length === 0) return false;
	}
	return true;
};
