import { createRoot } from "solid-js";
import { expect, test } from "vitest";
import { memoryViewState } from "../../shared/view-state.ts";
import { RejectionComments } from "./rejection-comments.ts";

test("[B6.comment] a comment that is being written survives its view, until its request is over", () => {
	const viewState = memoryViewState();
	createRoot((dispose) => {
		const comments = new RejectionComments("s", viewState);
		comments.type("r1", "Shorter");
		comments.type("r2", "Longer");
		comments.type("r2", "");
		dispose();
	});
	createRoot((dispose) => {
		const comments = new RejectionComments("s", viewState);
		expect([comments.of("r1"), comments.of("r2")]).toEqual(["Shorter", ""]);
		comments.keepOnly(new Set(["r1"]));
		expect(comments.of("r1")).toBe("Shorter");
		comments.keepOnly(new Set());
		expect(new RejectionComments("s", viewState).of("r1")).toBe("");
		dispose();
	});
	viewState.write("comments.s", '{"r1":7}');
	createRoot((dispose) => {
		expect(new RejectionComments("s", viewState).of("r1")).toBe("");
		dispose();
	});
});
