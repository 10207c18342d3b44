import { logSamples } from "@parley/protocol/testing/log-samples";
import { expect, test } from "vitest";
import { namedBlobs } from "./named-blobs.ts";

const blob = "a".repeat(64);
const payload = {
	deep: [
		{ blob, size: 1 },
		{ blob, size: 1 },
	],
};

test("[E25.collected] blobs are found wherever an event names them, once each, also in types newer than this program", () => {
	expect(namedBlobs("tool", payload)).toEqual([blob]);
	expect(namedBlobs("from.the.future", payload)).toEqual([blob]);
	expect(namedBlobs("toString", payload)).toEqual([blob]);
});

test("[E25.collected] streamed text is not scanned", () => {
	expect(namedBlobs("text", { ...logSamples.text, ...payload })).toEqual([]);
});
