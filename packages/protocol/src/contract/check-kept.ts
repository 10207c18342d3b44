import { attachmentValidator, keptPromptValidator } from "../generated/kept-validators.js";
import type { Attachment } from "../message/attachment.ts";
import type { Params } from "./names.ts";

/*
 * Data that a page reads back from browser or editor storage comes from outside. These two are the only checks a page makes
 * itself; messages from the hub were checked before they got here.
 */

export const isKeptPrompt = (data: unknown): data is Params<"prompt.send"> => keptPromptValidator(data);

export const areKeptAttachments = (data: unknown): data is readonly Attachment[] =>
	Array.isArray(data) && data.every((each) => attachmentValidator(each));
