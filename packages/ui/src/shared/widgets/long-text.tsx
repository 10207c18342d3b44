import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { Button } from "./button.tsx";
import { cutText } from "./cut-text.ts";
import "./long-text.css";

type LongTextProps = {
	readonly text: string;
	/** Names the text for people who cannot see its context. */
	readonly label: string;
	readonly maxLines?: number;
};

/** Plain text in a box; a long one is cut until the user expands it. */
export const LongText = (props: LongTextProps) => {
	const [all, setAll] = createSignal(false);
	const cut = () => cutText(props.text, props.maxLines ?? 12);
	return (
		<div class="long-text">
			<span class="unseen">{props.label}:</span>
			<pre>{all() ? props.text : cut().text}</pre>
			<Show when={cut().hiddenLines > 0}>
				<Button look="link" onPress={() => setAll(!all())}>
					{all() ? say("action.showLess") : say("action.showMoreLines", { count: cut().hiddenLines })}
				</Button>
			</Show>
		</div>
	);
};
