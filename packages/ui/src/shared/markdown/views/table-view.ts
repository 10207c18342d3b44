import type { Alignment, Row, Table } from "../blocks/block.ts";
import type { BlockView } from "./block-view.ts";
import { InlineView } from "./inline-view.ts";

/** A table, in a box that scrolls if it is wider than the view. */
export class TableView implements BlockView {
	readonly element: HTMLElement = document.createElement("div");
	readonly block: Table;
	readonly #body: HTMLElement = document.createElement("tbody");
	readonly #rows: RowView[] = [];

	constructor(block: Table) {
		this.block = block;
		const head = document.createElement("thead");
		head.append(new RowView("th", block.align, block.header).element);
		const table = document.createElement("table");
		table.append(head, this.#body);
		this.element.className = "md-table";
		this.element.append(table);
	}

	adopt(): boolean {
		return false;
	}

	/** Only the last row shown can have changed: its line may have been incomplete. */
	update(): void {
		const { rows, align } = this.block;
		for (let index = Math.max(0, this.#rows.length - 1); index < rows.length; index++) {
			const row = rows[index] ?? [];
			const shown = this.#rows[index];
			if (shown !== undefined) shown.update(row);
			else this.#add(new RowView("td", align, row));
		}
		for (const row of this.#rows.splice(rows.length)) row.element.remove();
	}

	dispose(): void {}

	#add(row: RowView): void {
		this.#rows.push(row);
		this.#body.append(row.element);
	}
}

class RowView {
	readonly element: HTMLElement = document.createElement("tr");
	readonly #cellName: "th" | "td";
	readonly #align: readonly Alignment[];
	readonly #cells: { readonly element: HTMLElement; readonly inline: InlineView }[] = [];

	constructor(cellName: "th" | "td", align: readonly Alignment[], row: Row) {
		this.#cellName = cellName;
		this.#align = align;
		this.update(row);
	}

	update(row: Row): void {
		for (const [index, text] of row.entries()) this.#cell(index).inline.update(text);
		for (const { element } of this.#cells.splice(row.length)) element.remove();
	}

	#cell(index: number): { readonly inline: InlineView } {
		const known = this.#cells[index];
		if (known !== undefined) return known;
		const element = document.createElement(this.#cellName);
		const align = this.#align[index];
		if (align !== undefined) element.className = `md-${align}`;
		element.dir = "auto";
		this.element.append(element);
		const cell = { element, inline: new InlineView(element) };
		this.#cells.push(cell);
		return cell;
	}
}
