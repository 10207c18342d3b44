import { maxSetAside } from "@parley/protocol/draft/limits";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	consumeDraft,
	discardSetAside,
	emptyDraft,
	hasWords,
	type KeptDraft,
	type Put,
	putDraft,
	useSetAside,
} from "./draft-rules.ts";

const label = { asideId: "new", setAsideAt: 9 };
const aside = (writer: string, text: string) => ({ asideId: `of ${writer}`, writer, text, setAsideAt: 1 });
const kept = (change: Partial<KeptDraft>): KeptDraft => ({
	revision: 7,
	textRevision: 5,
	writer: "a",
	step: 3,
	text: "one",
	setAside: [],
	...change,
});
const put = (text: string, writer: string, base: number): Put => ({ text, stamp: { writer, step: 4, base } });

describe("[E10.conflict] a put", () => {
	test.each<{ name: string; before: KeptDraft; put: Put; status: string; after: Partial<KeptDraft> }>([
		{
			name: "is the first draft",
			before: emptyDraft,
			put: put("one", "a", 0),
			status: "kept",
			after: { revision: 1, textRevision: 1, text: "one", writer: "a", step: 4 },
		},
		{
			name: "continues from what its view has seen, whoever wrote that",
			before: kept({}),
			put: put("one two", "b", 5),
			status: "kept",
			after: { revision: 8, textRevision: 8, text: "one two", writer: "b" },
		},
		{
			name: "continues from its own writer's previous put, before the answer to that",
			before: kept({}),
			put: put("one two", "a", 4),
			status: "kept",
			after: { text: "one two", writer: "a" },
		},
		{
			name: "is set aside if another view has changed the draft since",
			before: kept({}),
			put: put("two", "b", 4),
			status: "setAside",
			after: {
				revision: 8,
				textRevision: 5,
				text: "one",
				writer: "a",
				setAside: [{ asideId: "new", writer: "b", text: "two", setAsideAt: 9 }],
			},
		},
		{
			name: "replaces what its writer had set aside before",
			before: kept({ setAside: [aside("b", "two"), aside("c", "three")] }),
			put: put("two and more", "b", 4),
			status: "setAside",
			after: { setAside: [aside("c", "three"), { ...aside("b", "two and more"), setAsideAt: 9 }] },
		},
		{
			name: "takes over the same text of a view that is gone",
			before: kept({ setAside: [aside("gone", "two")] }),
			put: put("two", "b", 4),
			status: "setAside",
			after: { setAside: [{ asideId: "of gone", writer: "b", text: "two", setAsideAt: 9 }] },
		},
		{
			name: "changes nothing if the draft is identical",
			before: kept({}),
			put: put("one", "b", 0),
			status: "kept",
			after: { revision: 7, writer: "a", text: "one" },
		},
		{
			name: "is no longer set aside once it equals the draft",
			before: kept({ setAside: [aside("b", "on")] }),
			put: put("one", "b", 4),
			status: "kept",
			after: { revision: 8, textRevision: 5, setAside: [] },
		},
		{
			name: "that is empty removes its own text, not that of others",
			before: kept({ setAside: [aside("b", "two")] }),
			put: put("", "b", 4),
			status: "kept",
			after: { text: "one", setAside: [] },
		},
		{
			name: "becomes the draft if there is none, whatever it was based on",
			before: kept({ text: "", setAside: [aside("b", "two")] }),
			put: put("two and more", "b", 1),
			status: "kept",
			after: { text: "two and more", writer: "b", setAside: [] },
		},
	])("$name", ({ before, put, status, after }) => {
		const result = putDraft(before, put, label);
		expect(result.status).toBe(status);
		expect(result.draft).toMatchObject(after);
	});
});

test("[E10.bounded] beyond the limit of texts set aside, the oldest is dropped", () => {
	const writers = Array.from({ length: maxSetAside + 1 }, (_, at) => `w${at}`);
	const full = writers.reduce(
		(draft, writer) => putDraft(draft, put(writer, writer, 0), label).draft,
		kept({}),
	);
	expect(full.setAside.map(({ writer }) => writer)).toEqual(writers.slice(1));
});

describe("[E10.cleared] sending", () => {
	const stamp = { writer: "a", step: 4, base: 5 };

	test("removes the draft, and the text its writer had set aside", () => {
		const after = consumeDraft(kept({ setAside: [aside("a", "old"), aside("b", "two")] }), stamp);
		expect(after).toMatchObject({ revision: 8, textRevision: 8, text: "", setAside: [aside("b", "two")] });
	});

	test("removes it too if another view wrote it and this one sent it unchanged", () => {
		expect(consumeDraft(kept({ writer: "b" }), stamp).text).toBe("");
	});

	test("keeps another view's later changes", () => {
		expect(consumeDraft(kept({ writer: "b", textRevision: 6 }), stamp).text).toBe("one");
	});

	test("keeps what its own writer has written since", () => {
		expect(consumeDraft(kept({ step: 5, textRevision: 6 }), stamp).text).toBe("one");
	});

	test("twice changes nothing the second time", () => {
		const once = consumeDraft(kept({}), stamp);
		expect(consumeDraft(once, stamp)).toBe(once);
	});
});

test("[E10.conflict] using a text that was set aside sets the draft aside in turn", () => {
	const before = kept({ setAside: [aside("b", "two")] });
	const swapped = useSetAside(before, "of b", label);
	expect(swapped).toMatchObject({
		revision: 8,
		textRevision: 8,
		text: "two",
		writer: "b",
		setAside: [{ asideId: "new", writer: "a", text: "one" }],
	});
	expect(useSetAside(kept({ text: "", setAside: [aside("b", "two")] }), "of b", label)).toMatchObject({
		text: "two",
		setAside: [],
	});
	expect(useSetAside(before, "of nobody", label)).toBeUndefined();
	expect(discardSetAside(before, "of b")).toMatchObject({ revision: 8, text: "one", setAside: [] });
	expect(discardSetAside(before, "of nobody")).toBe(before);
});

describe("[E10.attachments] attachments", () => {
	const file = (attachmentId: string) => ({
		attachmentId,
		name: "a.txt",
		mimeType: "",
		blob: "0".repeat(64),
		size: 1,
	});
	const withFile = kept({ attachments: [file("1")] });

	test("are part of the draft: another file with the same text is a change", () => {
		const same = putDraft(withFile, { ...put("one", "b", 0), attachments: [file("1")] }, label);
		expect(same.draft).toBe(withFile);
		const other = putDraft(withFile, { ...put("one", "b", 0), attachments: [file("2")] }, label);
		expect(other).toMatchObject({
			status: "setAside",
			draft: { attachments: [file("1")], setAside: [{ text: "one", attachments: [file("2")] }] },
		});
		const grown = putDraft(withFile, { ...put("one", "a", 0), attachments: [file("1"), file("2")] }, label);
		expect(grown).toMatchObject({ status: "kept", draft: { attachments: [file("1"), file("2")] } });
	});

	test("alone are a draft that others do not overwrite", () => {
		const alone = kept({ text: "", attachments: [file("1")] });
		expect(hasWords(alone)).toBe(true);
		const { status, draft } = putDraft(alone, put("two", "b", 0), label);
		expect([status, draft.attachments]).toEqual(["setAside", [file("1")]]);
		expect(putDraft(draft, put("", "b", 0), label).draft).toMatchObject({ setAside: [] });
	});

	test("are removed, sent, set aside and used together with their text", () => {
		const stamp = { writer: "a", step: 4, base: 5 };
		expect(putDraft(withFile, put("one", "a", 5), label).draft).not.toHaveProperty("attachments");
		const sent = consumeDraft(kept({ text: "", attachments: [file("1")] }), stamp);
		expect(sent).toMatchObject({ revision: 8, text: "" });
		expect(sent).not.toHaveProperty("attachments");
		const swapped = useSetAside(
			kept({ attachments: [file("1")], setAside: [{ ...aside("b", "two"), attachments: [file("2")] }] }),
			"of b",
			label,
		);
		expect(swapped).toMatchObject({
			text: "two",
			attachments: [file("2")],
			setAside: [{ text: "one", attachments: [file("1")] }],
		});
		const plain = useSetAside(
			kept({ attachments: [file("1")], setAside: [aside("b", "two")] }),
			"of b",
			label,
		);
		expect(plain).not.toHaveProperty("attachments");
	});
});

const wordsOf = ({ text, setAside }: KeptDraft): string[] => [text, ...setAside.map((each) => each.text)];

test("[E10.conflict] in whatever order two views write, only a writer itself can discard its text", () => {
	const steps = fc.record({
		text: fc.string({ maxLength: 2 }),
		writer: fc.constantFrom("a", "b", "c", "d"),
		base: fc.nat({ max: 12 }),
	});
	fc.assert(
		fc.property(fc.array(steps, { maxLength: 20 }), (script) => {
			let draft = emptyDraft;
			for (const [step, { text, writer, base }] of script.entries()) {
				const before = draft;
				({ draft } = putDraft(
					before,
					{ text, stamp: { writer, step, base } },
					{ asideId: `${step}`, setAsideAt: 1 },
				));
				if (text !== "") expect(wordsOf(draft)).toContain(text);
				const grewOutOfIt = before.writer === writer || base >= before.textRevision;
				const mayGo = new Set(grewOutOfIt ? [before.text] : []);
				for (const each of before.setAside) if (each.writer === writer) mayGo.add(each.text);
				const mustStay = wordsOf(before).filter((words) => words !== "" && !mayGo.has(words));
				expect(wordsOf(draft)).toEqual(expect.arrayContaining(mustStay));
				expect(draft.revision).toBe(before.revision + (draft === before ? 0 : 1));
				expect(hasWords(draft)).toBe(wordsOf(draft).some((words) => words !== ""));
			}
		}),
	);
});
