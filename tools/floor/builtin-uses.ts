import { globalsOf } from "../source/globals.ts";
import { literalText, type Node, type SourceFile, walk } from "../source/source-file.ts";

/** The platform features that a program uses by name. */
export type BuiltinUses = {
	/** `DisposableStack`, unless the program first tests for it with `typeof`. */
	readonly globals: readonly string[];
	/** `Promise.try` */
	readonly members: readonly (readonly [global: string, member: string])[];
	/** `import { backup } from "node:sqlite"` */
	readonly imports: readonly (readonly [module: string, name: string])[];
};

export const builtinUses = (file: SourceFile): BuiltinUses => {
	const globals = new Set(globalsOf(file).map(({ name }) => name));
	const members: [string, string][] = [];
	const imports: [string, string][] = [];
	const askedFor = new Set<string>();
	walk(file.program, (node) => {
		if (node.type === "MemberExpression" && node.object.type === "Identifier") {
			const name = memberName(node);
			if (name !== undefined && globals.has(node.object.name)) members.push([node.object.name, name]);
		} else if (node.type === "ImportDeclaration" && node.source.value.startsWith("node:")) {
			for (const each of node.specifiers) {
				if (each.type !== "ImportSpecifier") continue;
				const name = each.imported.type === "Identifier" ? each.imported.name : each.imported.value;
				imports.push([node.source.value, name]);
			}
		} else if (node.type === "UnaryExpression" && node.operator === "typeof") {
			if (node.argument.type === "Identifier") askedFor.add(node.argument.name);
		}
	});
	return { globals: [...globals.difference(askedFor)], members, imports };
};

const memberName = (node: Extract<Node, { type: "MemberExpression" }>): string | undefined => {
	if (node.computed) return literalText(node.property);
	return node.property.type === "Identifier" ? node.property.name : undefined;
};
