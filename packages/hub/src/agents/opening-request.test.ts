import { newSessionKey, promptKey } from "@parley/acp/pipe/line-keys";
import { expect, test } from "vitest";
import { openingRequest } from "./opening-request.ts";

test("[D7.reattach] of several requests for a session the newest is waited for", () => {
	const written = new Map<string, number | undefined>([
		[newSessionKey("s", 2), 2],
		[newSessionKey("s", 11), 11],
		[newSessionKey("s", 9), 9],
		[newSessionKey("t", 12), 12],
		[promptKey("s"), 13],
	]);
	expect(openingRequest(written, "s")).toBe(11);
	expect(openingRequest(written, "u")).toBeUndefined();
});
