import type { Logger } from "@parley/logging/logger";
import type { PromptContent } from "@parley/protocol/message/content";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import type { Attachments } from "../blobs/attachments.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { type PackedDraft, packDrafts } from "./pack-drafts.ts";

export type KeepAsDraftParts = {
	readonly drafts: Pick<Drafts, "put">;
	readonly attachments: Pick<Attachments, "demand">;
	readonly logger: Logger;
};

/** What is in no draft: prompts, in whole or in part, and files. It is still in the log, where no view shows it. */
export type Unkept = { readonly prompts: number; readonly files: number };

/** Puts prompts that waited into the draft, and what is too much for one beside it: a person decides whether they run. */
export const keepAsDraft = async (
	{ drafts, attachments, logger }: KeepAsDraftParts,
	sessionId: string,
	prompts: readonly QueuedPrompt[],
): Promise<Unkept> => {
	let missing = 0;
	const isThere = async (part: PromptContent): Promise<boolean> => {
		if (part.type !== "attachment") return true;
		try {
			await attachments.demand([part]);
			return true;
		} catch (error) {
			logger.warn("A file is not in the draft of an imported session", { sessionId, error });
			missing += 1;
			return false;
		}
	};
	const { drafts: packed, left } = packDrafts(await withoutMissing(prompts, isThere));
	const unkept: PackedDraft[] = [...left];
	for (const [at, draft] of packed.entries()) {
		const { text, attachments: files } = draft;
		// Each by a writer of its own: what another one writes is set aside and does not replace it.
		const stamp = { writer: `import ${at + 1}`, step: 1, base: 0 };
		try {
			await drafts.put(sessionId, { text, attachments: files, stamp });
		} catch (error) {
			logger.error("Prompts that waited were not kept as a draft", { sessionId, error });
			unkept.push(draft);
		}
	}
	return {
		prompts: new Set(unkept.flatMap(({ messageIds }) => messageIds)).size,
		files: missing + unkept.reduce((sum, draft) => sum + draft.attachments.length, 0),
	};
};

/** An archive may come without the data of a file. */
const withoutMissing = async (
	prompts: readonly QueuedPrompt[],
	isThere: (part: PromptContent) => Promise<boolean>,
): Promise<QueuedPrompt[]> => {
	const whole: QueuedPrompt[] = [];
	for (const prompt of prompts) {
		const content: PromptContent[] = [];
		for (const part of prompt.content) if (await isThere(part)) content.push(part);
		whole.push({ ...prompt, content });
	}
	return whole;
};
