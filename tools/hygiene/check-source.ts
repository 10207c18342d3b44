import { isTestOnly } from "../source/files.ts";
import { type Node, type SourceFile, walk } from "../source/source-file.ts";
import type { HygieneFinding, HygieneRule } from "./finding.ts";

/** Rules about code. They inspect the syntax, so that a mention in a string or comment does not count. */
export const checkSource = (file: SourceFile): HygieneFinding[] => {
	const findings: HygieneFinding[] = [];
	const add = (rule: HygieneRule, start: number): void => {
		findings.push({ rule, file: file.path, line: file.lineOf(start) });
	};
	for (const { value, start } of file.comments) {
		if (/\b(?:TODO|FIXME)\b(?!\s*\(#\d+\))/.test(value)) add("todo-without-issue", start);
		if (/@ts-(?:ignore|nocheck)/.test(value)) add("ts-ignore", start);
	}
	walk(file.program, (node) => {
		if (isAsAny(node)) add("as-any", node.start);
		if (isTestNotRun(node)) add("test-not-run", node.start);
		if (isDefaultExport(node) && !file.path.endsWith(".config.ts")) add("default-export", node.start);
		if (isSleep(node) && isTestOnly(file.path)) add("sleep-in-test", node.start);
		if (isPlainFunction(node) && !isGenerated(file.path)) add("function-declaration", node.start);
	});
	return findings.sort((a, b) => a.line - b.line);
};

const isAsAny = (node: Node): boolean => {
	const isCast = node.type === "TSAsExpression" || node.type === "TSTypeAssertion";
	return isCast && node.typeAnnotation.type === "TSAnyKeyword";
};

/** `test.only`, `describe.skip` and the like, anywhere in a chain. */
const isTestNotRun = (node: Node): boolean => {
	if (node.type !== "MemberExpression" || node.property.type !== "Identifier") return false;
	if (!/^(?:only|skip)$/.test(node.property.name)) return false;
	let base: Node = node.object;
	while (base.type === "MemberExpression") base = base.object;
	return base.type === "Identifier" && /^(?:test|it|describe|suite|bench)$/.test(base.name);
};

const isDefaultExport = (node: Node): boolean => {
	if (node.type === "ExportDefaultDeclaration") return true;
	if (node.type !== "ExportSpecifier") return false;
	return node.exported.type === "Identifier" && node.exported.name === "default";
};

const isGenerated = (path: string): boolean => path.includes("/generated/");

/** A function that could be an arrow: not a generator, overload or assertion. */
const isPlainFunction = (node: Node): boolean =>
	node.type === "FunctionDeclaration" &&
	!node.generator &&
	node.body !== null &&
	!(node.returnType?.typeAnnotation.type === "TSTypePredicate" && node.returnType.typeAnnotation.asserts);

/** A promise that only time resolves: built from `setTimeout`, or imported. */
const isSleep = (node: Node): boolean => {
	if (node.type === "ImportDeclaration") return /^(?:node:)?timers\/promises$/.test(node.source.value);
	if (node.type !== "NewExpression" || node.callee.type !== "Identifier" || node.callee.name !== "Promise")
		return false;
	const [executor] = node.arguments;
	if (executor?.type !== "ArrowFunctionExpression" && executor?.type !== "FunctionExpression") return false;
	const [resolve] = executor.params;
	return resolve?.type === "Identifier" && setsTimer(executor, resolve.name);
};

const setsTimer = (executor: Node, resolve: string): boolean => {
	let found = false;
	walk(executor, (node) => {
		if (
			node.type !== "CallExpression" ||
			node.callee.type !== "Identifier" ||
			node.callee.name !== "setTimeout"
		)
			return;
		const [callback] = node.arguments;
		if (callback !== undefined) found ||= mentions(callback, resolve);
	});
	return found;
};

const mentions = (root: Node, name: string): boolean => {
	let found = false;
	walk(root, (node) => {
		found ||= node.type === "Identifier" && node.name === name;
	});
	return found;
};
