import type { AttachmentSource } from "@parley/acp/v1/session/prompt-blocks";
import { maxAttachmentSize, maxAttachments } from "@parley/protocol/blob/limits";
import { RequestFailure } from "@parley/protocol/envelope/failure";
import type { Attachment } from "@parley/protocol/message/attachment";
import type { PromptContent } from "@parley/protocol/message/content";
import { sizeWording } from "@parley/words/size-wording";
import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import type { BlobState, BlobStore } from "../store/blob-store.ts";

/** An attachment cannot be passed to the agent unchanged. */
export class AttachmentLostError extends WordedError {
	override readonly name = "AttachmentLostError";
	constructor(attachment: Attachment, state: "missing" | "damaged") {
		const { name } = attachment;
		super(
			state === "missing"
				? wording("fileRefusal.attachmentGone", { name })
				: wording("fileRefusal.attachmentDamaged", { name }),
		);
	}
}

/** The files that users attach to prompts and drafts. */
export class Attachments {
	readonly #store: BlobStore;

	constructor(store: BlobStore) {
		this.#store = store;
	}

	/** Refuses attachments that cannot be stored. The accepted ones stay long enough to be referenced. */
	async requireStored(attachments: readonly Attachment[]): Promise<void> {
		if (attachments.length === 0) return;
		if (attachments.length > maxAttachments) {
			throw new RequestFailure(
				"limit_exceeded",
				wording("fileRefusal.tooManyAttachments", { limit: maxAttachments, count: attachments.length }),
			);
		}
		const tooLarge = attachments.find(({ size }) => size > maxAttachmentSize);
		if (tooLarge !== undefined) {
			throw new RequestFailure(
				"limit_exceeded",
				wording("fileRefusal.attachmentTooLarge", {
					name: tooLarge.name,
					size: sizeWording(tooLarge.size, "up"),
					limit: sizeWording(maxAttachmentSize),
				}),
			);
		}
		const states = await this.#store.hold(attachments.map(({ blob, size }) => ({ blob, size })));
		const bad = attachments.flatMap((attachment, at) => {
			const state = states[at] ?? "missing";
			return state === "whole" ? [] : [{ attachment, state }];
		});
		if (bad.length > 0) throw refusal(bad);
	}

	/** Passes the attachments of a session's prompts to its agent. */
	sourceFor(sessionId: string): AttachmentSource {
		return {
			read: async (attachment) => {
				const range = await this.#store.read(attachment.blob, 0, attachment.size);
				if (range.state !== "whole") throw new AttachmentLostError(attachment, range.state);
				return range.data;
			},
			place: async (attachment) => {
				const file = await this.#store.materialize(sessionId, attachment.blob, attachment.name);
				if (file.state !== "whole") throw new AttachmentLostError(attachment, file.state);
				return { path: file.path, name: file.name };
			},
		};
	}
}

/** The attachments in a prompt's content. */
export const attachmentsIn = (content: readonly PromptContent[]): Attachment[] =>
	content.flatMap((block) => (block.type === "attachment" ? [block] : []));

/** Names all of them, so that a view can say which must be attached again. */
const refusal = (
	bad: readonly { readonly attachment: Attachment; readonly state: Exclude<BlobState, "whole"> }[],
): RequestFailure => {
	const names = bad.map(({ attachment }) => attachment.name).join(", ");
	const details = { attachmentIds: bad.map(({ attachment }) => attachment.attachmentId) };
	return bad.every(({ state }) => state === "different")
		? new RequestFailure("bad_request", wording("fileRefusal.sizeWrong", { names }), {
				details,
			})
		: new RequestFailure("not_found", wording("fileRefusal.attachmentIncomplete", { names }), {
				details,
			});
};
