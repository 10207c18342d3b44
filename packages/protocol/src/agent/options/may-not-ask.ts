import type { OptionValue } from "./session-option.ts";

/** In ids and names, where words are joined in any way. */
const unasking =
	/bypass|yolo|dangerous|full.?access|full.?auto|auto|accept|don.?t.?ask|never.?ask|no.?ask|unattended|skip.?permission/i;

/** In descriptions, which are sentences: what they promise not to do. */
const promises =
	/without (asking|approval|confirm|permission|prompt)|(does|do|will) not ask|(doesn|don|won).?t ask|never asks?|no (approval|confirmation|permission)s?\b|(auto(matically)?[- ]?(approve|accept|allow))|(skip|bypass)\w* (all )?(permission|approval|confirmation)/i;

/** Words in which "auto" and "accept" mean nothing of the kind. */
const harmless = /autocomplet\w*|autumn|author\w*|before (it )?accept\w*|acceptance/gi;

/** Whether an agent in this mode may act without asking, as far as its name tells: agents do not say so otherwise. */
export const mayNotAsk = ({ value, name, description = "" }: OptionValue): boolean => {
	const named = `${lastPart(value)} ${name}`.replace(harmless, "");
	return unasking.test(named) || promises.test(description.replace(harmless, ""));
};

/** Ids may be URLs, whose host and path say nothing about the mode. */
const lastPart = (id: string): string => id.slice(Math.max(id.lastIndexOf("/"), id.lastIndexOf("#")) + 1);
