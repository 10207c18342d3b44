import { wireVersion } from "@parley/keeper/wire/messages";
import { expect, test } from "vitest";
import { chooseWire, isOlder, supportedWires } from "./keeper-versions.ts";

test("[D7.keeper] a hub speaks the wire of every keeper it knows, and says which side is older otherwise", () => {
	expect(chooseWire(2, [2, 3])).toEqual({ wire: 2 });
	expect(chooseWire(3, [2, 3])).toEqual({ wire: 3 });
	expect(chooseWire(1, [2, 3])).toEqual({ refused: "older" });
	expect(chooseWire(4, [2, 3])).toEqual({ refused: "newer" });
	for (const odd of [undefined, "2", null, {}]) expect(chooseWire(odd, [2, 3])).toEqual({ refused: "newer" });
	expect(supportedWires).toContain(wireVersion);
});

test("[D7.keeper] versions are compared by their numbers", () => {
	expect(isOlder("0.9.9", "0.10.0")).toBe(true);
	expect(isOlder("1.2.3-beta", "1.2.4")).toBe(true);
	for (const [version, than] of [
		["0.10.0", "0.9.9"],
		["1.0.0", "1.0.0"],
		["later", "1.0.0"],
		["1.0.0", ""],
	] as const)
		expect(isOlder(version, than)).toBe(false);
});
