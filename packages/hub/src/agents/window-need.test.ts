import { inEnglish } from "@parley/words/worded-error";
import type { Wording } from "@parley/words/wording";
import { expect, test } from "vitest";
import { windowNeed } from "./window-need.ts";

const plain = { title: "Goose" };
const secretive = { title: "Goose", secrets: { KEY: "goose" } };
const nothing = { hasEnvironment: false, canAsk: false };

const said = (why: Wording | undefined): string => (why === undefined ? "" : inEnglish(why));

test("[E2.window] an agent waits for the window whose environment it ran in, and for one that has its secrets", () => {
	expect(windowNeed(plain, false, nothing)).toBeUndefined();
	expect(said(windowNeed(plain, true, nothing))).toContain("Goose runs in its environment");
	expect(said(windowNeed(plain, true, { ...nothing, canAsk: true }))).toContain("with this folder");
	expect(windowNeed(plain, true, { hasEnvironment: true, canAsk: true })).toBeUndefined();
	expect(said(windowNeed(secretive, false, nothing))).toContain("Goose needs a secret");
	expect(windowNeed(secretive, false, { ...nothing, canAsk: true })).toBeUndefined();
});
