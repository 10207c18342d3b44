import { expect, test } from "vitest";
import { filePlaceInCode, filePlaceOf, placeWords } from "./file-place.ts";

test.for([
	["src/a.ts", { path: "src/a.ts" }],
	["./src/a%20b.ts#L5", { path: "./src/a b.ts", line: 5 }],
	["src/a.ts#L5-L9", { path: "src/a.ts", line: 5 }],
	["src/a.ts#L5C3", { path: "src/a.ts", line: 5, column: 3 }],
	["src/a.ts:12", { path: "src/a.ts", line: 12 }],
	["a.ts:12:3", { path: "a.ts", line: 12, column: 3 }],
	["Makefile", { path: "Makefile" }],
	["docs/page.md#a-heading", { path: "docs/page.md" }],
	["../other/a.ts", { path: "../other/a.ts" }],
	["/code/a.ts:7", { path: "/code/a.ts", line: 7 }],
	["file:///code/a%20b.ts#L2", { path: "/code/a b.ts", line: 2 }],
	["file://localhost/code/a.ts", { path: "/code/a.ts" }],
	["file:///C:/code/a.ts:4", { path: "C:/code/a.ts", line: 4 }],
	["C:\\code\\a.ts:4:2", { path: "C:\\code\\a.ts", line: 4, column: 2 }],
] as const)("[B12.assistant] %j names a file", ([target, place]) => {
	expect(filePlaceOf(target)).toEqual(place);
});

test.for([
	"",
	"#L5",
	"#heading",
	"javascript:alert(1)",
	"javascript:1",
	"JaVaScRiPt:1:2",
	"java\tscript:alert(1)",
	"vscode:extension/x.y",
	"vscode://file/etc/passwd:1",
	"command:workbench.action.quit",
	"data:text/html,<script>",
	"blob:https://e.org/1",
	"tel:12345",
	"ssh://host/a.ts",
	"\\\\server\\share\\a.ts",
	"//server/share/a.ts",
	"%5C%5Cserver%5Cshare",
	"%2F%2Fserver/share",
	"file://server/share/a.ts",
	"file:////server/share/a.ts",
	"page?query=1",
	"a%00.ts",
	"a%zz.ts",
	"exe\u202etxt.a",
	"a".repeat(5000),
])("[B12.safe] %j names no file", (target) => {
	expect(filePlaceOf(target)).toBeUndefined();
});

test("[B12.assistant] code names a file if it gives a line and cannot be a host and port", () => {
	expect(filePlaceInCode("src/a.ts:12")).toEqual({ path: "src/a.ts", line: 12 });
	expect(filePlaceInCode("a.ts:12:3")).toEqual({ path: "a.ts", line: 12, column: 3 });
	for (const code of [
		"example.org:8080",
		"src/a.ts",
		"a ? b:1",
		"//host:1",
		"const a = 1/2:3",
		"javascript:1:2",
	])
		expect(filePlaceInCode(code)).toBeUndefined();
	expect(placeWords({ path: "a.ts", line: 1, column: 2 })).toBe("a.ts:1:2");
});
