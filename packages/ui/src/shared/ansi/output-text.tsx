import { ansiLines } from "@parley/transcript/ansi/ansi-lines";
import { say } from "@parley/words/spoken";
import { createMemo, createSignal, Show } from "solid-js";
import { Button } from "../widgets/button.tsx";
import { AnsiText } from "./ansi-text.tsx";
import { firstLines } from "./cut-lines.ts";
import "../widgets/long-text.css";

type OutputTextProps = {
	readonly text: string;
	/** Names the text for people who cannot see its context. */
	readonly label: string;
};

const maxLines = 12;

/** An output in a box; a long one is cut until the user expands it. */
export const OutputText = (props: OutputTextProps) => {
	const [all, setAll] = createSignal(false);
	const lines = createMemo(() => ansiLines(props.text));
	const cut = createMemo(() => firstLines(lines(), maxLines));
	return (
		<div class="long-text">
			<span class="unseen">{props.label}:</span>
			<AnsiText lines={all() ? lines() : cut().lines} />
			<Show when={cut().hiddenLines > 0}>
				<Button look="link" expanded={all()} onPress={() => setAll(!all())}>
					{all() ? say("action.showLess") : say("action.showMoreLines", { count: cut().hiddenLines })}
				</Button>
			</Show>
		</div>
	);
};
