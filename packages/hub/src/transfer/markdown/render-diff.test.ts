import { afterEach, expect, test, vi } from "vitest";
import { renderDiff } from "./render-diff.ts";

afterEach(() => vi.restoreAllMocks());

test("[E20.markdown] a diff renders the same each time, however slow the machine", () => {
	const lines = Array.from({ length: 300 }, (_, at) => `line ${at}`);
	const edit = {
		type: "diff" as const,
		path: "a.ts",
		oldText: lines.join("\n"),
		newText: lines.toReversed().join("\n"),
	};
	const quick = renderDiff(edit);
	let clock = 0;
	vi.spyOn(Date, "now").mockImplementation(() => {
		clock += 1000;
		return clock;
	});
	expect(renderDiff(edit)).toBe(quick);
});
