import { expect, test } from "vitest";
import { readIdentity, readStatus } from "./login-status.ts";

test("[E3.logout] the states of the protocol are read, and unknown ones are unknown", () => {
	const accounts = [{ label: "Max", email: "ada@example.org", organization: "Engine", active: true }, {}, 5];
	expect(readStatus({ state: "authenticated", accounts })).toEqual({
		state: "loggedIn",
		accounts: [{ label: "Max", detail: "ada@example.org · Engine", active: true }],
	});
	expect(readStatus({ state: "unauthenticated" })).toEqual({ state: "loggedOut", accounts: [] });
	expect(readStatus({ state: "not_required", accounts: null })?.state).toBe("notRequired");
	expect(readStatus({ state: "_new" })?.state).toBe("unknown");
	expect(readStatus({ authenticated: true })).toBeUndefined();
});

test("[E3.logout] the identity that agents tell by an extension is read as well", () => {
	const account = { email: "ada@example.org", plan: "Pro" };
	expect(readIdentity({ authStatus: { kind: "account", label: "Pro plan", account } })).toEqual({
		state: "loggedIn",
		accounts: [{ label: "Pro plan", detail: "ada@example.org · Pro" }],
	});
	expect(readIdentity({ authStatus: { kind: "none", label: "Not logged in" } })?.state).toBe("loggedOut");
	expect(readIdentity({ authStatus: { kind: "api_key" } })?.accounts).toEqual([{ label: "api_key" }]);
	expect(readIdentity({})).toBeUndefined();
});
