import { type Node, type SourceFile, walk } from "../source/source-file.ts";

const statement = /\b(?:SELECT|INSERT|UPDATE|DELETE|REPLACE)\b/;
const numbered = /\?\d/;

/** Lines with a parameter like ?1 in a statement. Node 22.16 cannot bind it to a positional value. */
export const checkSql = (file: SourceFile): number[] => {
	const lines: number[] = [];
	walk(file.program, (node) => {
		const text = textOf(node);
		if (text !== undefined && statement.test(text) && numbered.test(text))
			lines.push(file.lineOf(node.start));
	});
	return lines;
};

const textOf = (node: Node): string | undefined => {
	if (node.type === "Literal" && typeof node.value === "string") return node.value;
	if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join(" ");
	return undefined;
};
