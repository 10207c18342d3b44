import { expect, test } from "vitest";
import { baseName, relativeTo } from "./paths.ts";

test("[ground] the last part of a path, on any system", () => {
	expect(baseName("/code/engine/")).toBe("engine");
	expect(baseName("C:\\code\\engine")).toBe("engine");
	expect(baseName("/")).toBe("/");
});

test("[ground] a path outside the folder is never shortened", () => {
	expect(relativeTo("/code/app", "/code/app/src/a.ts")).toBe("src/a.ts");
	expect(relativeTo("/code/app", "/code/application/a.ts")).toBe("/code/application/a.ts");
	expect(relativeTo("/code/app", "/etc/passwd")).toBe("/etc/passwd");
});
