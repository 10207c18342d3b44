import { expect, test } from "vitest";
import { unfenced } from "./unfenced.ts";

test("[E4.toolContent] an output that an agent wrapped in a fence is shown without it, and nothing else is touched", () => {
	expect(unfenced("```console\nok\n```")).toBe("ok");
	expect(unfenced("\n````\n```js\n1\n```\n````\n")).toBe("```js\n1\n```");
	expect(unfenced("~~~\na\n\n~~~")).toBe("a\n");
	for (const text of ["plain", "a\n```\nb\n```", "```\na\n```\n```\nb\n```", "```\nopen", "``` a ```"])
		expect(unfenced(text)).toBe(text);
});
