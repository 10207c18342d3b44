import { Show } from "solid-js";
import { ContentPart } from "../../tool-views/content-part.tsx";
import type { Row } from "../row.ts";

/** A part of an answer that is not text. */
export const ContentRow = (props: { readonly row: Row<"content"> }) => (
	<Show keyed when={props.row.content().item.content}>
		{(content) => <ContentPart content={content} />}
	</Show>
);
