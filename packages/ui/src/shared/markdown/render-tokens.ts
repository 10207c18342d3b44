import { newFileLink } from "./file-link/file-link-element.ts";
import type { DeadLinkNode, ImageNode, InlineNode, LinkNode } from "./inline/inline-node.ts";

const elementNames = { strong: "strong", emphasis: "em", strikethrough: "del" } as const;

/** The DOM node of an inline node. Text only ever becomes text nodes, never markup. */
export const renderNode = (node: InlineNode): Text | HTMLElement => {
	switch (node.kind) {
		case "text":
			return document.createTextNode(node.text);
		case "code": {
			const code = document.createElement("code");
			code.textContent = node.text;
			return code;
		}
		case "break":
			return document.createElement("br");
		case "strong":
		case "emphasis":
		case "strikethrough":
			return withChildren(document.createElement(elementNames[node.kind]), node.children);
		case "link":
			return renderLink(node);
		case "file-link":
			return withChildren(newFileLink(node.place), node.children);
		case "dead-link":
			return renderDeadLink(node);
		case "image":
			return renderImage(node);
	}
};

const renderLink = ({ href, title, children }: LinkNode): HTMLElement => {
	const link = document.createElement("a");
	link.href = href;
	link.target = "_blank";
	link.rel = "noopener noreferrer";
	link.title = title === "" ? href : `${title}\n${href}`;
	return withChildren(link, children);
};

const renderDeadLink = ({ target, children }: DeadLinkNode): HTMLElement => {
	const text = document.createElement("span");
	text.className = "md-dead-link";
	text.title = target;
	return withChildren(text, children);
};

const renderImage = ({ source, alternative, title }: ImageNode): HTMLElement => {
	const image = document.createElement("img");
	image.alt = alternative;
	if (title !== "") image.title = title;
	image.decoding = "async";
	image.src = source;
	return image;
};

const withChildren = (element: HTMLElement, children: readonly InlineNode[]): HTMLElement => {
	element.append(...children.map(renderNode));
	return element;
};
