import { whyNotAttachable } from "@parley/protocol/blob/attachable";
import { maxAttachmentSize, maxAttachments } from "@parley/protocol/blob/limits";
import type { LeftFile } from "@parley/protocol/host/window-methods";
import { say, sayWording } from "@parley/words/spoken";
import { sizeText } from "../../../shared/size-text.ts";

/** What is known about a file before reading it. */
export type FileFacts = { readonly name: string; readonly size: number };

export type Accepted<Each extends FileFacts> = {
	readonly accepted: readonly Each[];
	/** Why the others were refused, as text to show. */
	readonly refusals: readonly string[];
};

/** Which of these files can be attached in addition to the present ones. */
export const acceptFiles = <Each extends FileFacts>(
	files: readonly Each[],
	attached: number,
): Accepted<Each> => {
	const accepted: Each[] = [];
	const refusals: string[] = [];
	let surplus = 0;
	for (const file of files) {
		const reason = whyNotAttachable(file.size);
		if (reason !== undefined) refusals.push(refuse({ name: file.name, reason }));
		else if (attached + accepted.length >= maxAttachments) surplus += 1;
		else accepted.push(file);
	}
	if (surplus > 0) refusals.push(tooMany(surplus));
	return { accepted, refusals };
};

/** Why files picked in an editor were refused, worded as for other files. */
export const refuseLeft = (left: readonly LeftFile[]): readonly string[] => {
	const surplus = left.filter(({ reason }) => reason === "too_many").length;
	const others = left.flatMap(({ name, reason, problem = "", wording }) => {
		if (reason === "too_many") return [];
		return reason === "failed"
			? say("attachment.failed", { name, reason: sayWording(wording, problem) })
			: refuse({ name, reason });
	});
	return surplus === 0 ? others : [...others, tooMany(surplus)];
};

const refuse = ({ name, reason }: { name: string; reason: "empty" | "too_large" }): string =>
	reason === "empty"
		? say("attachment.empty", { name })
		: say("attachment.tooLarge", { name, limit: sizeText(maxAttachmentSize) });

const tooMany = (surplus: number): string =>
	say("attachment.leftOut", { limit: maxAttachments, count: surplus });

export const refuseFolder = (name: string): string => say("attachment.folder", { name });

const maxNameLength = 255;

/** A name that no other file has. All pictures from the clipboard have the same name. */
export const uniqueName = (name: string, taken: ReadonlySet<string>): string => {
	const whole = name === "" ? "file" : name;
	const dot = whole.lastIndexOf(".");
	const stem = dot > 0 ? whole.slice(0, dot) : whole;
	const ending = (dot > 0 ? whole.slice(dot) : "").slice(0, maxNameLength / 2);
	for (let number = 1; ; number += 1) {
		const mark = number === 1 ? "" : ` (${number})`;
		const next = stem.slice(0, maxNameLength - mark.length - ending.length) + mark + ending;
		if (!taken.has(next)) return next;
	}
};
