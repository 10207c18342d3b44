import type { Block, ListItem } from "../blocks/block.ts";
import type { AnyBlock, BlockView } from "./block-view.ts";
import { CodeView } from "./code-view.ts";
import { ContainerView } from "./container-view.ts";
import { InlineBlockView } from "./inline-block-view.ts";
import { RawView, RuleView } from "./plain-views.ts";
import { TableView } from "./table-view.ts";
import type { ViewContext } from "./view-context.ts";

/** The view that draws a block. */
export const createView = (block: Block | ListItem, context: ViewContext): BlockView => {
	switch (block.kind) {
		case "paragraph":
		case "heading":
			return new InlineBlockView(block, context);
		case "quote":
		case "list":
		case "item":
			return new ContainerView(block, (child: AnyBlock) => createView(child, context));
		case "code":
			return new CodeView(block, context);
		case "table":
			return new TableView(block);
		case "raw":
			return new RawView(block);
		case "rule":
			return new RuleView(block);
	}
};
