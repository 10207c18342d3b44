import { expect, test } from "vitest";
import { webviewState } from "./webview-state.ts";

/** The editor's stored state, as it would pass it to the next page. */
const editor = (state?: unknown) => {
	let kept = state;
	return {
		getState: (): unknown => structuredClone(kept),
		setState: (next: unknown): void => {
			kept = structuredClone(next);
		},
	};
};

test("[E10.viewState] a write is available to the next page at once, without any shutdown step", () => {
	const api = editor();
	const first = webviewState(api, "a1");
	first.lasting.write("draft.s", "half a thought");
	first.lasting.write("tabs", "[]");
	first.lasting.remove("tabs");
	first.passing.write("look.s", "x");
	const next = webviewState(api, "a1");
	expect(next.lasting.read("draft.s")).toBe("half a thought");
	expect(next.lasting.read("tabs")).toBeUndefined();
	expect(next.passing.read("look.s")).toBe("x");
});

test("[D4.activation] when the extension restarts, drafts stay and transient state goes", () => {
	const api = editor();
	const before = webviewState(api, "a1");
	before.lasting.write("draft.s", "half a thought");
	before.passing.write("look.s", "x");
	const after = webviewState(api, "a2");
	expect([after.lasting.read("draft.s"), after.passing.read("look.s")]).toEqual([
		"half a thought",
		undefined,
	]);
	after.lasting.write("tabs", "[]");
	expect(webviewState(api, "a2").passing.read("look.s")).toBeUndefined();
});

test("[D4.activation] unrecognised state counts as empty", () => {
	for (const odd of [null, 1, [], { activation: 1 }, { activation: "a", values: { a: 1 }, passing: {} }])
		expect(webviewState(editor(odd), "a").lasting.read("a")).toBeUndefined();
});
