import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryTree } from "../source/testing/temporary-tree.ts";
import { checkDependencies } from "./check-dependencies.ts";

const nothing = { unexplained: [], stale: [], unpinned: [] };

test("[ground] every dependency of this repository is pinned and has its reason, and no reason is stale", async () => {
	expect(await checkDependencies(join(import.meta.dirname, "../.."))).toEqual(nothing);
});

const reportOf = async (root: object, member: object, page: string) => {
	const tree = await temporaryTree({
		"package.json": JSON.stringify(root),
		"packages/a/package.json": JSON.stringify(member),
		"docs/dependencies.md": page,
	});
	onTestFinished(tree.remove);
	return checkDependencies(tree.root);
};

test("[ground] explained dependencies of every kind pass, and our own packages need no reason", async () => {
	const root = {
		devDependencies: { b: "1.0.0" },
		optionalDependencies: { c: "1.0.0-rc.1" },
		overrides: { d: "2.0.0" },
	};
	const member = { dependencies: { "@parley/b": "0.1.0", "@x/a": "1.2.3" } };
	const page = "| `@x/a` | why |\n| `b` | why |\n| `c` | why |\n| `d` | why |\n";
	expect(await reportOf(root, member, page)).toEqual(nothing);
});

test("[ground] a dependency without a reason, a stale reason and a range are each found", async () => {
	const report = await reportOf(
		{ devDependencies: { b: "^1.0.0" } },
		{ dependencies: { a: "1.0.0" } },
		"| `b` | why |\n| `z` | why |\n| `a` | |\n",
	);
	expect(report).toEqual({ unexplained: ["a"], stale: ["z"], unpinned: ["b"] });
});
