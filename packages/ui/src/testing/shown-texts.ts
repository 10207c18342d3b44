/** Attributes that a person reads or hears. */
const spokenAttributes = [
	"alt",
	"aria-description",
	"aria-label",
	"aria-roledescription",
	"aria-valuetext",
	"label",
	"placeholder",
	"title",
] as const;

/** A text, and where in the page it was. */
export type ShownText = { readonly text: string; readonly place: string };

/** Every text that the page has shown or announced, however briefly. */
export class ShownTexts implements Disposable {
	readonly #texts = new Map<string, ShownText>();
	readonly #observer: MutationObserver;

	constructor(root: Document) {
		this.#observer = new MutationObserver((records) => {
			for (const { target, addedNodes } of records) {
				if (target instanceof Text) this.#take(target);
				if (target instanceof Element) this.#takeAttributes(target);
				for (const node of addedNodes) this.#take(node);
			}
		});
		this.#observer.observe(root, {
			attributeFilter: [...spokenAttributes],
			characterData: true,
			childList: true,
			subtree: true,
		});
	}

	get all(): readonly ShownText[] {
		return [...this.#texts.values()];
	}

	[Symbol.dispose](): void {
		this.#observer.disconnect();
	}

	#take(node: Node): void {
		if (node instanceof Text) this.#add(node.data, node.parentElement, "");
		if (!(node instanceof Element) || /^(?:script|style)$/i.test(node.tagName)) return;
		this.#takeAttributes(node);
		for (const child of node.childNodes) this.#take(child);
	}

	#takeAttributes(element: Element): void {
		for (const name of spokenAttributes) this.#add(element.getAttribute(name) ?? "", element, `[${name}]`);
	}

	#add(text: string, element: Element | null, part: string): void {
		const plain = text.replaceAll(/\s+/g, " ").trim();
		if (!/\p{L}/u.test(plain) || this.#texts.has(plain)) return;
		const look = element?.classList.value.split(" ")[0] ?? "";
		const place = `${element?.tagName.toLowerCase() ?? ""}${look === "" ? "" : `.${look}`}${part}`;
		this.#texts.set(plain, { text: plain, place });
	}
}
