import { type ESTree, type ParseResult, parseSync } from "vite";

export type Node = ESTree.Node;
export type Comment = ParseResult["comments"][number];

/** A file that cannot be parsed cannot be checked either. */
export class SourceSyntaxError extends Error {
	override readonly name = "SourceSyntaxError";

	constructor(path: string, reason: string) {
		super(`${path} does not parse: ${reason}. Run the type checker to see where.`);
	}
}

/** A parsed TypeScript or JavaScript file. */
export class SourceFile {
	readonly path: string;
	readonly text: string;
	readonly program: ESTree.Program;
	readonly comments: readonly Comment[];
	readonly #lineEnds: readonly number[];

	constructor(path: string, text: string) {
		const { program, comments, errors } = parseSync(path, text);
		const [error] = errors;
		if (error !== undefined) throw new SourceSyntaxError(path, error.message);
		this.path = path;
		this.text = text;
		this.program = program;
		this.comments = comments;
		this.#lineEnds = [...text.matchAll(/\n|$/g)].map(({ index }) => index);
	}

	/** The number of the line that holds an offset, from 1 on. */
	lineOf(offset: number): number {
		let [low, high] = [0, this.#lineEnds.length - 1];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((this.#lineEnds[middle] ?? 0) < offset) low = middle + 1;
			else high = middle;
		}
		return low + 1;
	}
}

/** Visits every node of a tree, parents first, with the chain of nodes above it, nearest last. */
export const walk = (root: Node, visit: (node: Node, ancestors: readonly Node[]) => void): void => {
	const ancestors: Node[] = [];
	const enter = (node: Node): void => {
		visit(node, ancestors);
		ancestors.push(node);
		for (const child of childrenOf(node)) enter(child);
		ancestors.pop();
	};
	enter(root);
};

const childrenOf = (node: Node): Node[] => {
	return Object.values(node).flat().filter(isNode);
};

const isNode = (value: unknown): value is Node => {
	return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
};

/** The value of a string literal or of a template without holes. */
export const literalText = (node: Node | undefined): string | undefined => {
	if (node?.type === "Literal" && typeof node.value === "string") return node.value;
	if (node?.type === "TemplateLiteral" && node.expressions.length === 0) {
		return node.quasis[0]?.value.cooked ?? undefined;
	}
	return undefined;
};
