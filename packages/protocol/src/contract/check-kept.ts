import { attachmentValidator, keptPromptValidator } from "../generated/validators.js";
import type { Attachment } from "../message/attachment.ts";
import type { Params } from "./names.ts";

/*
 * What a page keeps in the storage of its browser or editor comes from outside when it is read again. These two are all
 * that a page checks by itself; what comes from the hub was checked before it gets here.
 */

export const isKeptPrompt = (data: unknown): data is Params<"prompt.send"> => keptPromptValidator(data);

export const areKeptAttachments = (data: unknown): data is readonly Attachment[] =>
	Array.isArray(data) && data.every((each) => attachmentValidator(each));
