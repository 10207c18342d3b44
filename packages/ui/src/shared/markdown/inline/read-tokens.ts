import type { MarkedToken, Token } from "marked";
import { filePlaceInCode, filePlaceOf } from "../file-link/file-place.ts";
import { maxInlineDepth } from "../limits.ts";
import { decodeEntities } from "./entities.ts";
import type { InlineNode } from "./inline-node.ts";
import { type ImagePolicy, safeImage, safeLink } from "./safe-url.ts";
import { showDirectionControls } from "./visible-controls.ts";

/** The lexer's tokens as nodes, decoded and vetted. */
export const readTokens = (tokens: readonly Token[], policy: ImagePolicy, depth = 0): InlineNode[] => {
	const nodes: InlineNode[] = [];
	for (const token of tokens) {
		const node = isKnown(token) ? readToken(token, policy, depth) : textNode(token.raw, token.raw);
		const last = nodes.at(-1);
		if (node.kind === "text" && last?.kind === "text")
			nodes[nodes.length - 1] = textNode(last.raw + node.raw, last.text + node.text);
		else nodes.push(node);
	}
	return nodes;
};

/** Tokens of other types come only from extensions, and there are none. */
const isKnown = (token: Token): token is MarkedToken => {
	return token.type in inlineTypes;
};

const inlineTypes = {
	text: true,
	escape: true,
	codespan: true,
	br: true,
	html: true,
	strong: true,
	em: true,
	del: true,
	link: true,
	image: true,
};

const readToken = (token: MarkedToken, policy: ImagePolicy, depth: number): InlineNode => {
	const { raw } = token;
	if (depth >= maxInlineDepth) return textNode(raw, raw);
	const inside = (tokens: readonly Token[]) => readTokens(tokens, policy, depth + 1);
	switch (token.type) {
		case "text":
			return textNode(raw, decodeEntities(token.text));
		case "escape":
			return textNode(raw, token.text);
		case "codespan":
			return codeNode(raw, token.text);
		case "br":
			return { kind: "break", raw };
		case "html":
			// Nearly all agents break lines in table cells this way, and a line break is harmless.
			return /^<br\s*\/?>$/i.test(raw) ? { kind: "break", raw } : textNode(raw, raw);
		case "strong":
			return { kind: "strong", raw, children: inside(token.tokens) };
		case "em":
			return { kind: "emphasis", raw, children: inside(token.tokens) };
		case "del":
			return { kind: "strikethrough", raw, children: inside(token.tokens) };
		case "link": {
			const target = token.autolink ? token.href : decodeEntities(token.href);
			const children = inside(token.tokens).map(withVisibleControls);
			return linkNode(raw, target, decodeEntities(token.title ?? ""), children.map(withoutFileLinks));
		}
		case "image":
			return readImage(
				raw,
				decodeEntities(token.href),
				decodeEntities(token.title ?? ""),
				token.text,
				policy,
			);
		default:
			return textNode(raw, raw);
	}
};

const readImage = (
	raw: string,
	target: string,
	title: string,
	alt: string,
	policy: ImagePolicy,
): InlineNode => {
	const source = safeImage(target, policy);
	const alternative = decodeEntities(alt);
	if (source !== undefined) return { kind: "image", raw, source, alternative, title };
	const label = showDirectionControls(alternative || title || shorten(target));
	return linkNode(raw, target, title, [textNode(label, label)]);
};

const linkNode = (
	raw: string,
	target: string,
	title: string,
	children: readonly InlineNode[],
): InlineNode => {
	const href = safeLink(target);
	if (href !== undefined) return { kind: "link", raw, href, title: showDirectionControls(title), children };
	const place = filePlaceOf(target);
	return place === undefined
		? { kind: "dead-link", raw, target: showDirectionControls(shorten(target)), children }
		: { kind: "file-link", raw, place, children };
};

const codeNode = (raw: string, text: string): InlineNode => {
	const code: InlineNode = { kind: "code", raw, text: showDirectionControls(text) };
	const place = filePlaceInCode(text);
	return place === undefined ? code : { kind: "file-link", raw, place, children: [code] };
};

/** A link must not contain another link. */
const withoutFileLinks = (node: InlineNode): InlineNode => {
	const [only] = node.kind === "file-link" ? node.children : [];
	return only ?? node;
};

const withVisibleControls = (node: InlineNode): InlineNode => {
	switch (node.kind) {
		case "text":
			return textNode(node.raw, showDirectionControls(node.text));
		case "strong":
		case "emphasis":
		case "strikethrough":
			return { ...node, children: node.children.map(withVisibleControls) };
		default:
			return node;
	}
};

const textNode = (raw: string, text: string): InlineNode & { kind: "text" } => {
	return { kind: "text", raw, text };
};

const shorten = (target: string): string => {
	return target.length > 500 ? `${target.slice(0, 500)}…` : target;
};
