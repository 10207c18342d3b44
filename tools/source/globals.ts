import { literalText, type Node, type SourceFile, walk } from "./source-file.ts";

export type GlobalUse = {
	readonly name: string;
	readonly line: number;
};

/**
 * Names that a file uses, as values or types, without declaring them anywhere. Scopes are not told apart: a local
 * variable hides the global of its name in the whole file. The compiler settings of pure packages catch the rest.
 */
export const globalsOf = (file: SourceFile): GlobalUse[] => {
	const declared = new Set<string>();
	const used: GlobalUse[] = [];
	const use = (name: string | undefined, at: Node): void => {
		if (name !== undefined) used.push({ name, line: file.lineOf(at.start) });
	};
	const throughGlobalThis: GlobalUse[] = [];
	walk(file.program, (node, ancestors) => {
		for (const name of bindingsOf(node)) declared.add(name);
		if (node.type === "Identifier" && !isOnlyName(node, ancestors)) use(node.name, node);
		for (const name of globalThisMembers(node)) {
			throughGlobalThis.push({ name, line: file.lineOf(node.start) });
		}
	});
	return [...used.filter(({ name }) => !declared.has(name)), ...throughGlobalThis];
};

const bindingsOf = (node: Node): string[] => {
	switch (node.type) {
		case "VariableDeclarator":
			return namesIn(node.id);
		case "FunctionDeclaration":
		case "FunctionExpression":
		case "TSDeclareFunction":
		case "TSEmptyBodyFunctionExpression":
			return [...namesIn(node.id), ...node.params.flatMap(namesIn)];
		case "ArrowFunctionExpression":
		case "TSFunctionType":
		case "TSConstructorType":
		case "TSMethodSignature":
		case "TSCallSignatureDeclaration":
		case "TSConstructSignatureDeclaration":
			return node.params.flatMap(namesIn);
		case "TSIndexSignature":
			return node.parameters.flatMap(namesIn);
		case "ClassDeclaration":
		case "ClassExpression":
		case "TSTypeAliasDeclaration":
		case "TSInterfaceDeclaration":
		case "TSEnumDeclaration":
		case "TSModuleDeclaration":
		case "TSImportEqualsDeclaration":
			return namesIn(node.id);
		case "ImportSpecifier":
		case "ImportDefaultSpecifier":
		case "ImportNamespaceSpecifier":
			return namesIn(node.local);
		case "TSTypeParameter":
			return namesIn(node.name);
		case "TSMappedType":
			return namesIn(node.key);
		case "CatchClause":
			return namesIn(node.param);
		default:
			return [];
	}
};

const namesIn = (pattern: Node | null): string[] => {
	switch (pattern?.type) {
		case "Identifier":
			return [pattern.name];
		case "ObjectPattern":
			return pattern.properties.flatMap(namesIn);
		case "Property":
			return namesIn(pattern.value);
		case "ArrayPattern":
			return pattern.elements.flatMap(namesIn);
		case "AssignmentPattern":
			return namesIn(pattern.left);
		case "RestElement":
			return namesIn(pattern.argument);
		default:
			return [];
	}
};

/** Whether an identifier only names a member, label or export, and refers to nothing in scope. */
const isOnlyName = (node: Node, ancestors: readonly Node[]): boolean => {
	const parent = ancestors.at(-1);
	switch (parent?.type) {
		case "MemberExpression":
			return parent.property === node && !parent.computed;
		case "Property":
			return parent.key === node && !parent.computed && !parent.shorthand;
		case "MethodDefinition":
		case "PropertyDefinition":
		case "TSPropertySignature":
		case "TSMethodSignature":
			return parent.key === node && !parent.computed;
		case "ImportSpecifier":
		case "ExportSpecifier":
		case "ExportAllDeclaration":
		case "MetaProperty":
		case "TSEnumMember":
		case "TSNamedTupleMember":
		case "TSImportType":
		case "LabeledStatement":
		case "BreakStatement":
		case "ContinueStatement":
			return true;
		case "TSQualifiedName":
			return parent.right === node || ancestors.some(({ type }) => type === "TSImportType");
		default:
			return false;
	}
};

/** `globalThis.name`, `globalThis["name"]` and `const { name } = globalThis`. */
const globalThisMembers = (node: Node): string[] => {
	if (node.type === "MemberExpression" && isGlobalThis(node.object)) {
		const name = node.property.type === "Identifier" ? node.property.name : literalText(node.property);
		return name === undefined ? [] : [name];
	}
	if (node.type === "VariableDeclarator" && isGlobalThis(node.init) && node.id.type === "ObjectPattern") {
		return node.id.properties.flatMap((property) =>
			property.type === "Property" ? namesIn(property.key) : [],
		);
	}
	return [];
};

const isGlobalThis = (node: Node | null): boolean => {
	return node?.type === "Identifier" && node.name === "globalThis";
};
