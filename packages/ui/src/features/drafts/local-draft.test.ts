import type { Draft } from "@parley/protocol/draft/draft";
import type { Attachment } from "@parley/protocol/message/attachment";
import { describe, expect, test } from "vitest";
import {
	isClean,
	type LocalDraft,
	offersOf,
	putAttachments,
	rebaseText,
	restoreDraft,
	sendText,
	startOver,
	takeDraft,
	typeText,
} from "./local-draft.ts";

const remote = (
	revision: number,
	text: string,
	writer = "other",
	setAside: Draft["setAside"] = [],
): Draft => ({
	revision,
	writer,
	text,
	setAside,
});
const aside = (writer: string, text: string) => ({ asideId: `of ${writer}`, writer, text, setAsideAt: 1 });

const file = (name: string): Attachment => ({
	attachmentId: name,
	name,
	mimeType: "text/plain",
	blob: "b".repeat(64),
	size: 1,
});

const fresh = restoreDraft({ text: "", attachments: [], base: 0, pending: false }, "me");
/** The box matches the hub's draft, at revision 3. */
const synced = takeDraft(fresh, remote(3, "one"));

describe("[E10.conflict] a draft from the hub", () => {
	test.each<{ name: string; local: LocalDraft; remote: Draft; expected: Partial<LocalDraft> }>([
		{
			name: "appears in a box in which nothing was typed",
			local: fresh,
			remote: remote(5, "one"),
			expected: { text: "one", base: 5, pending: false },
		},
		{
			name: "replaces the text of a clean box",
			local: synced,
			remote: remote(4, "one two"),
			expected: { text: "one two", base: 4 },
		},
		{
			name: "empties a clean box when sent elsewhere",
			local: synced,
			remote: remote(4, ""),
			expected: { text: "", base: 4 },
		},
		{
			name: "never replaces text being typed",
			local: typeText(synced, "one and mine"),
			remote: remote(4, "one and theirs"),
			expected: { text: "one and mine", base: 3, pending: true },
		},
		{
			name: "never replaces text set aside because another window was first",
			local: { ...typeText(synced, "mine"), pending: false },
			remote: remote(4, "theirs"),
			expected: { text: "mine", base: 3, pending: false },
		},
		{
			name: "becomes the base of newer text if it is this view's own earlier step",
			local: typeText(synced, "one two three"),
			remote: remote(4, "one two", "me"),
			expected: { text: "one two three", base: 4, pending: true },
		},
		{
			name: "becomes the base too if this text grew out of it, whoever sent it to the hub",
			local: typeText(
				restoreDraft({ text: "one", attachments: [], base: 0, pending: true }, "me"),
				"one two",
			),
			remote: remote(1, "one", "the same view before its reload"),
			expected: { text: "one two", base: 1, pending: true },
		},
		{
			name: "confirms the text in the box",
			local: typeText(synced, "one two"),
			remote: remote(4, "one two", "me"),
			expected: { base: 4, pending: false },
		},
		{
			name: "makes this text the draft once the other one was sent",
			local: { ...typeText(synced, "mine"), pending: false },
			remote: remote(4, ""),
			expected: { text: "mine", pending: true },
		},
		{
			name: "is ignored if it is older than the latest known",
			local: synced,
			remote: remote(2, "old"),
			expected: { text: "one", base: 3 },
		},
		{
			name: "does not bring back text being sent as a prompt",
			local: sendText(synced),
			remote: remote(3, "one", "me", [aside("other", "two")]),
			expected: { text: "", pending: false },
		},
		{
			name: "replaces text of an earlier page that the hub has changed since",
			local: restoreDraft({ text: "old", attachments: [], base: 3, pending: false }, "me"),
			remote: remote(4, ""),
			expected: { text: "" },
		},
		{
			name: "leaves text that an earlier page could not send",
			local: restoreDraft({ text: "unsaved", attachments: [], base: 3, pending: true }, "me"),
			remote: remote(4, "theirs"),
			expected: { text: "unsaved", base: 3, pending: true },
		},
		{
			name: "shows the files of a draft that another window wrote",
			local: synced,
			remote: { ...remote(4, "one"), attachments: [file("a")] },
			expected: { text: "one", attachments: [file("a")], base: 4, pending: false },
		},
		{
			name: "never removes a file attached here",
			local: putAttachments(synced, [file("a")]),
			remote: remote(4, "one and theirs"),
			expected: { text: "one", attachments: [file("a")], base: 3, pending: true },
		},
		{
			name: "confirms text and files together, not the text alone",
			local: putAttachments(synced, [file("a")]),
			remote: remote(4, "one", "me"),
			expected: { attachments: [file("a")], base: 4, pending: true },
		},
		{
			name: "makes a file without text the draft once the other one was sent",
			local: { ...putAttachments({ ...synced, text: "" }, [file("a")]), pending: false },
			remote: remote(4, ""),
			expected: { attachments: [file("a")], pending: true },
		},
		{
			name: "does not bring back files being sent with a prompt",
			local: sendText(takeDraft(fresh, { ...remote(3, "one"), attachments: [file("a")] })),
			remote: { ...remote(3, "one", "me"), attachments: [file("a")] },
			expected: { text: "", attachments: [], pending: false },
		},
	])("$name", ({ local, remote, expected }) => {
		expect(takeDraft(local, remote)).toMatchObject(expected);
	});
});

test("[E10.conflict] a draft of another window and drafts set aside are offered; the text in the box is not", () => {
	expect(offersOf(typeText(synced, "one and more"))).toEqual([]);
	const loser = takeDraft({ ...typeText(synced, "mine"), pending: false }, remote(4, "theirs"));
	expect(offersOf(loser)).toMatchObject([{ kind: "draft", text: "theirs" }]);
	const both = takeDraft(
		loser,
		remote(5, "theirs", "other", [aside("me", "min"), aside("third", "third"), aside("fourth", "mine")]),
	);
	expect(offersOf(both).map(({ text }) => text)).toEqual(["theirs", "third"]);
});

test("[E10.conflict] after starting over the earlier text is offered back, and typing continues from the new draft", () => {
	const loser = takeDraft({ ...typeText(synced, "mine"), pending: false }, remote(4, "theirs"));
	const draft = remote(5, "theirs", "other", [aside("me", "mine")]);
	const over = startOver(loser, draft, "me again");
	expect(over).toMatchObject({ text: "theirs", base: 5, writer: "me again", pending: false });
	expect(isClean(over)).toBe(true);
	expect(offersOf(over)).toMatchObject([{ kind: "setAside", text: "mine", isOwn: true }]);
});

test("[E10.conflict] this view's text can replace the other draft", () => {
	const loser = takeDraft({ ...typeText(synced, "mine"), pending: false }, remote(4, "theirs"));
	const rebased = rebaseText(loser);
	expect(rebased).toMatchObject({ text: "mine", base: 4, pending: true });
	expect(offersOf(rebased)).toEqual([]);
});

test("[E10.conflict] drafts that differ only in their files are offered with the files", () => {
	const loser = takeDraft(
		{ ...putAttachments(synced, [file("mine")]), pending: false },
		{ ...remote(4, "one"), attachments: [file("theirs")] },
	);
	expect(offersOf(loser)).toMatchObject([{ kind: "draft", text: "one", attachments: [file("theirs")] }]);
	const draft = {
		...remote(5, "one", "other", [{ ...aside("me", "one"), attachments: [file("mine")] }]),
		attachments: [file("theirs")],
	};
	const over = startOver(loser, draft, "me again");
	expect(over.attachments).toEqual([file("theirs")]);
	expect(offersOf(over)).toMatchObject([{ kind: "setAside", attachments: [file("mine")], isOwn: true }]);
});
