import { showDirectionControls } from "../inline/visible-controls.ts";

/** Longer text is split, at the end of a line, into separate blocks: appending to the last keeps the layout of the others. */
const chunkLength = 4096;

/** Shows consecutive pieces of text in an element by appending to text nodes. */
export class TextView {
	readonly #element: HTMLElement;
	#shown = 0;
	#chunk: HTMLElement | undefined;
	#chunkLength = 0;
	#node: Text | undefined;

	constructor(element: HTMLElement) {
		this.#element = element;
	}

	/** Shows the pieces added since the last call. */
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
