import type { AnsiLine } from "@parley/transcript/ansi/ansi-lines";
import { createRenderEffect } from "solid-js";
import { ansiNodes } from "./ansi-nodes.ts";
import "./ansi.css";

/** The output of a program, in its colours. Selected and copied, it is plain text. */
export const AnsiText = (props: { readonly lines: readonly AnsiLine[]; readonly class?: string }) => (
	<pre
		class={`ansi ${props.class ?? ""}`}
		ref={(element) => createRenderEffect(() => element.replaceChildren(...ansiNodes(props.lines)))}
	/>
);
