import { expect, test } from "vitest";
import { compareVersions } from "./versions.ts";

test.each([
	["1.2.3", "1.9.0", "compatible"],
	["1.2.3", "2.0.0", "hub-older"],
	["2.0.0-beta.1", "1.9.9", "hub-newer"],
	["0.1.5", "0.1.0", "compatible"],
	["0.1.0", "0.2.0", "hub-older"],
	["0.3.0", "0.2.9", "hub-newer"],
	["0.9.0", "1.0.0", "hub-older"],
	["1.0.0", "0.9.0", "hub-newer"],
	["dev", "dev", "compatible"],
	["dev", "1.0.0", "unknown"],
] as const)("[C12.compatibility] hub %s and client %s: %s", (hub, client, verdict) => {
	expect(compareVersions(hub, client)).toBe(verdict);
});
