import { expect, test } from "vitest";
import { rankOf } from "./rank.ts";

test("[ground] editor tests start before browser tests, and those before everything else", () => {
	const files = [
		"/parley/packages/ui/src/chat/chat.browser.test.ts",
		"/parley/packages/e2e/src/browser/chat.test.ts",
		"/parley/packages/e2e/src/bundle/hub-bundle.test.ts",
		"/parley/packages/e2e/src/vscode/chat.test.ts",
	];
	expect(files.toSorted((a, b) => rankOf(a) - rankOf(b))).toEqual([files[3], files[1], files[0], files[2]]);
});
