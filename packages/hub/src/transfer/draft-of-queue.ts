import { randomUUID } from "node:crypto";
import type { Logger } from "@parley/logging/logger";
import type { PromptContent } from "@parley/protocol/message/content";
import type { QueuedPrompt } from "@parley/transcript/head/head";
import type { Attachments } from "../blobs/attachments.ts";
import { emptyDraft, hasWords, type KeptDraft, putDraft } from "../drafts/draft-rules.ts";
import { type PackedDraft, packDrafts } from "./pack-drafts.ts";

export type DraftOfQueueParts = {
	readonly attachments: Pick<Attachments, "requireStored">;
	readonly now: () => number;
	readonly logger: Logger;
};

/** What did not fit a draft: prompts, in whole or in part, and files. It is still in the log, where no view shows it. */
export type Unkept = { readonly prompts: number; readonly files: number };

export type DraftOfQueue = { readonly draft?: KeptDraft; readonly unkept: Unkept };

/** Turns queued prompts into a draft, with the excess set aside: the user decides whether they run. */
export const draftOfQueue = async (
	{ attachments, now, logger }: DraftOfQueueParts,
	sessionId: string,
	prompts: readonly QueuedPrompt[],
): Promise<DraftOfQueue> => {
	let missing = 0;
	const isThere = async (part: PromptContent): Promise<boolean> => {
		if (part.type !== "attachment") return true;
		try {
			await attachments.requireStored([part]);
			return true;
		} catch (error) {
			logger.warn("A file is not in the draft of an imported session", { sessionId, error });
			missing += 1;
			return false;
		}
	};
	const { drafts: packed, left } = packDrafts(await withoutMissing(prompts, isThere));
	const draft = packed.reduce((before, each, at) => add(before, each, at, now()), emptyDraft);
	const unkept = {
		prompts: new Set(left.flatMap(({ messageIds }) => messageIds)).size,
		files: missing + left.reduce((sum, each) => sum + each.attachments.length, 0),
	};
	return hasWords(draft) ? { draft, unkept } : { unkept };
};

/** Each has its own writer, so that another writer's text is set aside and does not replace it. */
const add = (before: KeptDraft, { text, attachments }: PackedDraft, at: number, now: number): KeptDraft => {
	const stamp = { writer: `import ${at + 1}`, step: 1, base: 0 };
	const label = { asideId: randomUUID(), setAsideAt: now };
	return putDraft(before, { text, attachments, stamp }, label).draft;
};

/** An archive may lack the data of a file. */
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
