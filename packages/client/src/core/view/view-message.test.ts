import fc from "fast-check";
import { expect, test } from "vitest";
import { isHostMessage, isViewMessage } from "./check-view-message.ts";
import { type HostMessage, type ViewMessage, viewVersion } from "./view-message.ts";
import { parseViewSetup } from "./view-setup.ts";

const v = viewVersion;

const fromView: readonly ViewMessage[] = [
	{ v, kind: "port", port: "p.1", message: { anything: true } },
	{ v, kind: "beat", beat: 3 },
	{ v, kind: "shows", title: "A chat", sessionId: "s1" },
	{ v, kind: "shows", title: "" },
];

const fromHost: readonly HostMessage[] = [
	{ v, kind: "port", port: "p.1", message: null },
	{ v, kind: "beat", beat: 0 },
	{ v, kind: "show", sessionId: "s1" },
	{ v, kind: "run", command: "newChat" },
	{ v, kind: "folders", folders: ["/code"] },
];

test("[B1.typed][C1.reject] each side accepts the other's messages and no others", () => {
	expect(fromView.map(isViewMessage)).not.toContain(false);
	expect(fromHost.map(isHostMessage)).not.toContain(false);
	for (const wrong of [
		{ v: 2, kind: "beat", beat: 1 },
		{ v, kind: "beat", beat: -1 },
		{ v, kind: "port", port: "", message: 1 },
		{ v, kind: "port", port: "p" },
		{ v, kind: "run", command: "rm" },
		{ v, kind: "show" },
		{ v, kind: "folders", folders: [1] },
		{ v, kind: "shows", title: 1 },
	]) {
		expect([wrong, isViewMessage(wrong), isHostMessage(wrong)]).toEqual([wrong, false, false]);
	}
});

test("[C1.reject] checking never throws, whatever the input", () => {
	fc.assert(
		fc.property(fc.anything(), (data) => {
			expect(typeof isViewMessage(data)).toBe("boolean");
			expect(typeof isHostMessage(data)).toBe("boolean");
		}),
	);
});

test("[C1.reject] a setup is read completely or not at all", () => {
	const setup = { place: "tab", activation: "a1", folders: ["/code"], isRemote: false, sessionId: "s1" };
	expect(parseViewSetup(JSON.stringify(setup))).toEqual(setup);
	for (const change of [
		{ place: "page" },
		{ activation: "" },
		{ folders: "/code" },
		{ isRemote: 1 },
		{ sessionId: 1 },
	])
		expect(parseViewSetup(JSON.stringify({ ...setup, ...change }))).toBeUndefined();
	expect(parseViewSetup("{")).toBeUndefined();
});
