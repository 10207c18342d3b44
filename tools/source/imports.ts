import { literalText, type Node, type SourceFile, walk } from "./source-file.ts";

/** How a file reaches another: by loading its module, or by naming its path. */
export type ImportKind = "module" | "place";

export type Import = {
	readonly kind: ImportKind;
	/** Undefined if it is computed. */
	readonly specifier: string | undefined;
	readonly line: number;
};

/** Every reference of a file to another, in source order. */
export const importsOf = (file: SourceFile): Import[] => {
	const found: Import[] = [];
	const add = (kind: ImportKind, at: Node, specifier: string | undefined): void => {
		found.push({ kind, specifier, line: file.lineOf(at.start) });
	};
	walk(file.program, (node) => {
		switch (node.type) {
			case "ImportDeclaration":
			case "ExportAllDeclaration":
			case "ImportExpression":
			case "TSImportType":
				return add("module", node, literalText(node.source));
			case "ExportNamedDeclaration":
				if (node.source !== null) add("module", node, literalText(node.source));
				return;
			case "TSExternalModuleReference":
				return add("module", node, literalText(node.expression));
			case "CallExpression":
				if (isRequire(node.callee)) add("module", node, literalText(node.arguments[0]));
				if (isImportMeta(node.callee, "resolve")) add("place", node, literalText(node.arguments[0]));
				if (isImportMeta(node.arguments[0], "dirname"))
					add("place", node, joinedPath(node.arguments.slice(1)));
				return;
			case "NewExpression":
				if (isUrlBesideFile(node)) add("place", node, literalText(node.arguments[0]));
				return;
		}
	});
	return found;
};

const isRequire = (callee: Node): boolean => {
	return callee.type === "Identifier" && callee.name === "require";
};

const isImportMeta = (node: Node | undefined, property: string): boolean => {
	return (
		node?.type === "MemberExpression" &&
		node.object.type === "MetaProperty" &&
		node.property.type === "Identifier" &&
		node.property.name === property
	);
};

/** The path of `join(import.meta.dirname, …)`, as far as it is literal. */
const joinedPath = (parts: readonly Node[]): string => {
	const written = parts.map(literalText);
	const end = written.indexOf(undefined);
	return ["./", ...(end < 0 ? written : written.slice(0, end))].join("/");
};

const isUrlBesideFile = (node: Extract<Node, { type: "NewExpression" }>): boolean => {
	const isUrl = node.callee.type === "Identifier" && node.callee.name === "URL";
	return isUrl && isImportMeta(node.arguments[1], "url");
};
