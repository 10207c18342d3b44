import { literalText, type Node, type SourceFile, walk } from "../source/source-file.ts";

/** A test, read from its title. */
export type TitledTest = {
	readonly file: string;
	readonly line: number;
	/** Without its tags. */
	readonly title: string;
	/** Tags of the test and of the groups around it. */
	readonly tags: readonly string[];
};

type Call = Extract<Node, { type: "CallExpression" }>;

/** What may come between `test` and its title. `skip` and `todo` never run, and anything else is not a test. */
const modifiers: ReadonlySet<string> = new Set([
	"concurrent",
	"each",
	"fails",
	"for",
	"only",
	"runIf",
	"sequential",
	"skipIf",
]);

/** The tests of a file, in source order, without those that never run. */
export const testsOf = (file: SourceFile): TitledTest[] => {
	const tests: TitledTest[] = [];
	walk(file.program, (node, ancestors) => {
		if (node.type !== "CallExpression" || !isCallTo(node, ["test", "it"])) return;
		const full = titleOf(node);
		if (full === undefined) return;
		const groups = ancestors.filter((each) => each.type === "CallExpression").filter(isGroup);
		const tags = [...groups.map(titleOf), full].flatMap((title) => splitTitle(title ?? "").tags);
		const { title } = splitTitle(full);
		tests.push({ file: file.path, line: file.lineOf(node.start), title, tags: [...new Set(tags)] });
	});
	return tests;
};

const isGroup = (call: Call): boolean => {
	return isCallTo(call, ["describe", "suite"]);
};

/** Whether a call is `test(…)`, `test.for(…)(…)`, `test.skipIf(…)(…)` and so on, except one that is always skipped. */
const isCallTo = (call: Call, names: readonly string[]): boolean => {
	for (let callee: Node = call.callee; ; ) {
		switch (callee.type) {
			case "Identifier":
				return names.includes(callee.name);
			case "MemberExpression":
				if (callee.property.type !== "Identifier" || !modifiers.has(callee.property.name)) return false;
				callee = callee.object;
				break;
			case "CallExpression":
				callee = callee.callee;
				break;
			case "TaggedTemplateExpression":
				callee = callee.tag;
				break;
			default:
				return false;
		}
	}
};

const titleOf = (call: Call): string | undefined => {
	const [first] = call.arguments;
	if (first?.type === "TemplateLiteral") return first.quasis.map(({ value }) => value.cooked).join("…");
	return literalText(first);
};

const splitTitle = (full: string): { tags: string[]; title: string } => {
	const prefix = /^(?:\[[^\]]*\])+/.exec(full)?.[0] ?? "";
	return { tags: prefix.slice(1, -1).split("][").filter(Boolean), title: full.slice(prefix.length).trim() };
};
