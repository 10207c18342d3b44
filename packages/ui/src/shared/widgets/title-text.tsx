import { For } from "solid-js";
import { codePieces } from "./code-pieces.ts";

/** A title from an agent, with the parts it marks as code drawn as code. */
export const TitleText = (props: { readonly text: string }) => (
	<For each={codePieces(props.text)}>
		{({ text, isCode }) => (isCode ? <code class="title-code">{text}</code> : text)}
	</For>
);
