import { Show } from "solid-js";
import type { Row } from "../row.ts";
import { ContentPart } from "./content-part.tsx";

/** A part of an answer that is not text. */
export const ContentRow = (props: { readonly row: Row<"content"> }) => (
	<Show keyed when={props.row.content().item.content}>
		{(content) => <ContentPart content={content} />}
	</Show>
);
