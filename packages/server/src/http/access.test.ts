import { expect, test } from "vitest";
import {
	hostRule,
	isLoopback,
	requireClientId,
	requireOwnOrigin,
	requireOwnSite,
	requireToken,
} from "./access.ts";

const loopback = hostRule("127.0.0.1", 4000);
const everywhere = hostRule("0.0.0.0", 4000);

test.each([
	["the address itself", { host: "127.0.0.1:4000" }],
	["its name", { host: "localhost:4000" }],
	[
		"a page of its own",
		{ host: "LOCALHOST:4000", origin: "http://LOCALHOST:4000", "sec-fetch-site": "same-origin" },
	],
	["a link that was typed", { host: "[::1]:4000", "sec-fetch-site": "none" }],
])("[C10.access] lets in %s", (_, headers) => {
	expect(() => requireOwnOrigin(headers, loopback)).not.toThrow();
});

test.each([
	["no host", {}],
	["a name that was rebound to this machine", { host: "evil.example:4000" }],
	["another port", { host: "127.0.0.1:4001" }],
	["a page of another site", { host: "127.0.0.1:4000", origin: "https://evil.example" }],
	["a page of another port", { host: "127.0.0.1:4000", origin: "http://127.0.0.1:5173" }],
	["an opaque origin", { host: "127.0.0.1:4000", origin: "null" }],
])("[C10.access] keeps out %s", (_, headers) => {
	expect(() => requireOwnOrigin(headers, loopback)).toThrow(expect.objectContaining({ status: 403 }));
});

test("[C10.access] a request from another site's page is refused, a link from there is not", () => {
	for (const site of ["cross-site", "same-site"]) {
		expect(() => requireOwnSite({ "sec-fetch-site": site })).toThrow(
			expect.objectContaining({ status: 403 }),
		);
		expect(() =>
			requireOwnOrigin({ host: "127.0.0.1:4000", "sec-fetch-site": site }, loopback),
		).not.toThrow();
	}
	for (const site of ["same-origin", "none", undefined]) {
		expect(() => requireOwnSite({ "sec-fetch-site": site })).not.toThrow();
	}
});

test("[C10.access] hosts are compared as browsers write them", () => {
	expect(() => requireOwnOrigin({ host: "127.0.0.1" }, hostRule("127.0.0.1", 80))).not.toThrow();
	expect(() => requireOwnOrigin({ host: "mybox:4000" }, hostRule("MyBox", 4000))).not.toThrow();
});

test("[C10.access] a listener on all interfaces accepts addresses, not names", () => {
	expect(() => requireOwnOrigin({ host: "192.168.1.5:4000" }, everywhere)).not.toThrow();
	expect(() => requireOwnOrigin({ host: "[fe80::1]:4000" }, everywhere)).not.toThrow();
	expect(() => requireOwnOrigin({ host: "evil.example:4000" }, everywhere)).toThrow();
	expect(() => requireOwnOrigin({ host: "192.168.1.5:80" }, everywhere)).toThrow();
});

test.each([
	undefined,
	"",
	"Bearer",
	"Bearer wrong",
	"bearer secret-token",
	"Basic secret-token",
	"Bearer secret-token extra",
])("[C8.tokens] the token %s is refused", (authorization) => {
	expect(() => requireToken({ authorization }, "secret-token")).toThrow(
		expect.objectContaining({ status: 401 }),
	);
});

test("[C8.tokens] the right token is accepted", () => {
	expect(() => requireToken({ authorization: "Bearer secret-token" }, "secret-token")).not.toThrow();
});

test("[C10.access] a client id must be well-formed", () => {
	expect(requireClientId({ "parley-client": "0b1c2d3e-1" })).toBe("0b1c2d3e-1");
	for (const id of [undefined, "", "short", "x".repeat(101), "with space", "../../etc"]) {
		expect(() => requireClientId({ "parley-client": id })).toThrow(expect.objectContaining({ status: 400 }));
	}
});

test("[C10.listener] only addresses that no other machine can reach count as loopback", () => {
	expect(["localhost", "127.0.0.1", "127.9.9.9", "::1"].every(isLoopback)).toBe(true);
	expect(
		["0.0.0.0", "::", "192.168.1.5", "127.evil.example", "localhost.evil.example"].some(isLoopback),
	).toBe(false);
});
