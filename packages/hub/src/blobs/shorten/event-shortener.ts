import {
	isAudioBlock,
	isBlobResourceBlock,
	isImageBlock,
	isTextResourceBlock,
} from "@parley/acp/v1/wire/check";
import { maxInlineText } from "@parley/protocol/blob/limits";
import type { BlobReference } from "@parley/protocol/blob/reference";
import type { AgentContent, LongText } from "@parley/protocol/message/content";
import type { CutText } from "@parley/protocol/message/cut-text";
import type { NotKept } from "@parley/protocol/message/not-kept";
import type { ToolContent } from "@parley/protocol/tool/events";
import { wordedMessage } from "@parley/words/worded-message";
import { wording } from "@parley/words/wording";
import { headOf, tailOf, withoutMiddle } from "./cut-text.ts";
import { measure } from "./measure.ts";

/** Stores data beside the log. Returns undefined if it does not fit. */
export type Keep = (data: Uint8Array) => BlobReference | undefined;

/** The most one event may carry in total; beyond it even short values become blobs. */
const maxInlineTotal = 8 * maxInlineText;
const endLength = 8 * 1024;
const shortEndLength = 256;

const bytesNotKept = wordedMessage(wording("notKept.bytes"));
const tooDeep = wordedMessage(wording("notKept.tooDeep"));

/** Moves long data out of one event. */
export class EventShortener {
	readonly #keep: Keep;
	#room = maxInlineTotal;

	constructor(keep: Keep) {
		this.#keep = keep;
	}

	toolContent(item: ToolContent): ToolContent {
		switch (item.type) {
			case "content":
				return { type: "content", content: this.content(item.content) };
			case "diff":
				return this.#diff(item);
			case "other":
				return { type: "other", data: this.value(item.data) };
			case "terminal":
				return item;
		}
	}

	content(content: AgentContent): AgentContent {
		switch (content.type) {
			case "text": {
				const text = this.#text(content.text);
				if (typeof text === "string") return { type: "text", text };
				return text.type === "cutText" ? { ...text, type: "text" } : text;
			}
			case "resourceLink":
				return content.uri.length <= maxInlineText
					? content
					: { type: "other", kind: "resource_link", data: this.value(content) };
			case "other":
				return this.#other(content.kind, content.data);
			case "longText":
				this.#spendEnds();
				return content;
			case "image":
			case "audio":
				return content;
		}
	}

	/** Any value: a long one becomes a `longText`, of itself if it is a string, else of its JSON; or a `cutText` if there is no room. */
	value(value: unknown): unknown {
		if (typeof value === "string") return this.#text(value);
		const length = measure(value, maxInlineText);
		if (this.#fits(length)) return value;
		const json = writeJson(value);
		if (json === undefined)
			return { type: "cutText", text: tooDeep.message, notKept: tooDeep } satisfies CutText;
		return this.#text(json);
	}

	/** The text itself, or its replacement. */
	#text(text: string): Shortened {
		if (this.#fits(text.length)) return text;
		const end = this.#spendEnds();
		const kept = this.#keep(Buffer.from(text, "utf8"));
		if (kept === undefined) return withoutMiddle(text, end);
		return {
			type: "longText",
			head: headOf(text, end),
			tail: tailOf(text, end),
			length: text.length,
			...kept,
		};
	}

	/**
	 * Uses the room for both ends of a long text and returns the length of one. A text that is already shortened, because a restored call still
	 * shows it, uses as much as when it was shortened, so that the rest of the event is treated the same.
	 */
	#spendEnds(): number {
		const end = this.#room >= 2 * endLength ? endLength : shortEndLength;
		this.#room -= 2 * end;
		return end;
	}

	#diff(diff: Extract<ToolContent, { type: "diff" }>): ToolContent {
		const { path, oldText, newText } = diff;
		const before = oldText === undefined ? undefined : this.#side(oldText, diff.oldBlob, diff.oldNotKept);
		const after = this.#side(newText, diff.newBlob, diff.newNotKept);
		const [oldBlob, newBlob] = [whole(before), whole(after)];
		const [oldNotKept, newNotKept] = [lack(before), lack(after)];
		return {
			type: "diff",
			path,
			...(before === undefined ? {} : { oldText: beginning(before) }),
			newText: beginning(after),
			...(oldBlob === undefined ? {} : { oldBlob }),
			...(newBlob === undefined ? {} : { newBlob }),
			...(oldNotKept === undefined ? {} : { oldNotKept }),
			...(newNotKept === undefined ? {} : { newNotKept }),
		};
	}

	#side(text: string, blob: BlobReference | undefined, notKept: NotKept | undefined): Shortened {
		if (blob === undefined && notKept === undefined) return this.#text(text);
		this.#spendEnds();
		if (notKept !== undefined) return { type: "cutText", text, notKept };
		return { type: "longText", head: text, tail: "", length: text.length, blob: "", size: 0, ...blob };
	}

	/** The log gets a reference to base64 data from agents. */
	#other(kind: string, data: unknown): AgentContent {
		if (isImageBlock(data)) {
			const { mimeType } = data;
			const kept = this.#bytes(data.data);
			if (kept !== undefined && "blob" in kept) return { type: "image", mimeType, ...kept };
			if (kept !== undefined) return { type: "other", kind, data: { mimeType, ...kept } };
		}
		if (isAudioBlock(data)) {
			const { mimeType } = data;
			const kept = this.#bytes(data.data);
			if (kept !== undefined && "blob" in kept) return { type: "audio", mimeType, ...kept };
			if (kept !== undefined) return { type: "other", kind, data: { mimeType, ...kept } };
		}
		if (isBlobResourceBlock(data)) {
			const { blob, ...resource } = data.resource;
			const kept = this.#bytes(blob);
			if (kept !== undefined)
				return { type: "other", kind, data: this.value({ ...data, resource: { ...resource, ...kept } }) };
		}
		if (isTextResourceBlock(data) && data.resource.text.length > maxInlineText) {
			const text = this.#text(data.resource.text);
			return { type: "other", kind, data: this.value({ ...data, resource: { ...data.resource, text } }) };
		}
		return { type: "other", kind, data: this.value(data) };
	}

	/** Undefined if it is not base64; it is then stored unchanged. */
	#bytes(encoded: string): BlobReference | { size: number; notKept: NotKept } | undefined {
		const bytes = Buffer.from(encoded, "base64");
		const isBase64 = bytes.toString("base64").replace(/=+$/, "") === encoded.replace(/=+$/, "");
		if (!isBase64) return undefined;
		return this.#keep(bytes) ?? { size: bytes.byteLength, notKept: bytesNotKept };
	}

	/** Whether this many characters may stay in the event. Replacing only a few would make it longer. */
	#fits(length: number): boolean {
		if (length > maxInlineText || (length > this.#room && length > 2 * shortEndLength)) return false;
		this.#room -= length;
		return true;
	}
}

type Shortened = string | LongText | CutText;

const beginning = (text: Shortened): string => {
	if (typeof text === "string") return text;
	return text.type === "cutText" ? text.text : text.head;
};

const whole = (text: Shortened | undefined): BlobReference | undefined =>
	typeof text === "object" && text.type === "longText" ? { blob: text.blob, size: text.size } : undefined;

const lack = (text: Shortened | undefined): NotKept | undefined =>
	typeof text === "object" && text.type === "cutText" ? text.notKept : undefined;

const writeJson = (value: unknown): string | undefined => {
	try {
		return JSON.stringify(value, undefined, "\t");
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
};
