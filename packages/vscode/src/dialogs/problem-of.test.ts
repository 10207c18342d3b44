import { WordedError } from "@parley/words/worded-error";
import { wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import { problemOf } from "./problem-of.ts";

test("[ground] a problem is passed on with its wording, a foreign one as its text", () => {
	const said = wording("editorWindow.dataNotKept");
	expect(problemOf(new WordedError(said))).toEqual({
		problem: "Parley could not store the file.",
		wording: said,
	});
	expect(problemOf(new Error("EIO"))).toEqual({ problem: "EIO" });
});
