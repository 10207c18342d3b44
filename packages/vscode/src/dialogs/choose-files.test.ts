import { maxAttachmentSize } from "@parley/protocol/blob/limits";
import { expect, test } from "vitest";
import { chooseFiles } from "./choose-files.ts";

test("[B3.validation] as many picked files are attached as fit; the others are named with the reason", () => {
	const picked = [
		{ name: "empty", size: 0 },
		{ name: "one", size: 1 },
		{ name: "huge", size: maxAttachmentSize + 1 },
		{ name: "two", size: maxAttachmentSize },
		{ name: "three", size: 3 },
	];
	const { chosen, left } = chooseFiles(picked, 2);
	expect(chosen.map(({ name }) => name)).toEqual(["one", "two"]);
	expect(left).toEqual([
		{ name: "empty", reason: "empty" },
		{ name: "huge", reason: "too_large" },
		{ name: "three", reason: "too_many" },
	]);
});
