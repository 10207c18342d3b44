import { showDirectionControls } from "../inline/visible-controls.ts";

/** Longer text is cut, at the end of a line, into blocks of its own: adding to the last leaves the others laid out. */
const chunkLength = 4096;

/** Shows pieces of text one after the other in an element, by adding to text nodes. */
export class TextView {
	readonly #element: HTMLElement;
	#shown = 0;
	#chunk: HTMLElement | undefined;
	#chunkLength = 0;
	#node: Text | undefined;

	constructor(element: HTMLElement) {
		this.#element = element;
	}

	/** Shows the pieces that came since the last time. */
	update(pieces: readonly string[]): void {
		if (pieces.length === this.#shown) return;
		this.#append(showDirectionControls(pieces.slice(this.#shown).join("")));
		this.#shown = pieces.length;
	}

	#append(text: string): void {
		let rest = text;
		while (rest !== "") {
			const end = rest.indexOf("\n", Math.max(0, chunkLength - this.#chunkLength));
			const part = end < 0 ? rest : rest.slice(0, end + 1);
			this.#addToChunk(part);
			rest = rest.slice(part.length);
			if (end >= 0) this.#chunk = undefined;
		}
	}

	#addToChunk(text: string): void {
		if (this.#chunk === undefined) {
			this.#chunk = document.createElement("span");
			this.#chunk.className = "md-chunk";
			this.#chunkLength = 0;
			this.#node = undefined;
			this.#element.append(this.#chunk);
		}
		this.#chunkLength += text.length;
		if (this.#node !== undefined && this.#node.length < chunkLength) this.#node.appendData(text);
		else {
			this.#node = document.createTextNode(text);
			this.#chunk.append(this.#node);
		}
	}
}
