import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { version } from "./version.ts";

test("[E13.protocol] she has the version of her package", () => {
	const file = new URL("../../../package.json", import.meta.url);
	expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ version });
});
