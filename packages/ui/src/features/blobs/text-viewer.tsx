import type { BlobReference } from "@parley/protocol/blob/reference";
import { ansiLines } from "@parley/transcript/ansi/ansi-lines";
import { say } from "@parley/words/spoken";
import { createSignal, Match, onMount, Switch } from "solid-js";
import { Virtualizer } from "virtua/solid";
import { useApp } from "../../app/app-context.ts";
import { AnsiText } from "../../shared/ansi/ansi-text.tsx";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { blobFailureWords } from "./failure-words.ts";
import { TextPageCache } from "./text-page-cache.ts";
import { pageCount, pageSize } from "./text-pages.ts";
import "./text-viewer.css";

type TextViewerProps = {
	readonly reference: BlobReference;
	readonly label: string;
	/** The beginning of the text, to estimate the length of lines. */
	readonly head: string;
};

const lineHeight = 18;

/** All of a long text in a scrolling box. Only the visible pages are read and mounted. */
export const TextViewer = (props: TextViewerProps) => {
	const cache = new TextPageCache(useApp().blobs, props.reference);
	const pages = Array.from({ length: pageCount(props.reference.size) }, (_, page) => page);
	const guess = guessHeight(props.head, Math.min(pageSize, props.reference.size));
	return (
		<section class="text-viewer" aria-label={props.label} tabindex="0">
			<Virtualizer data={pages} itemSize={guess} bufferSize={300}>
				{(page) => <TextPage cache={cache} page={page} guess={guess} />}
			</Virtualizer>
		</section>
	);
};

type PageState =
	| { readonly phase: "loading" }
	| { readonly phase: "ready"; readonly text: string }
	| { readonly phase: "failed"; readonly problem: string };

const TextPage = (props: {
	readonly cache: TextPageCache;
	readonly page: number;
	readonly guess: number;
}) => {
	const [state, setState] = createSignal<PageState>({ phase: "loading" });
	const load = (): void => {
		setState({ phase: "loading" });
		props.cache.read(props.page).then(
			// The page's element ends the line, so its own line end is dropped.
			(text) => setState({ phase: "ready", text: text.replace(/\r?\n$/, "") }),
			(error: unknown) => setState({ phase: "failed", problem: blobFailureWords(error) }),
		);
	};
	onMount(load);
	const text = () => {
		const now = state();
		return now.phase === "ready" ? now : undefined;
	};
	const problem = () => {
		const now = state();
		return now.phase === "failed" ? now.problem : undefined;
	};
	return (
		<Switch
			fallback={
				<div
					class="text-page-wait"
					ref={(element) => element.style.setProperty("block-size", `${props.guess}px`)}
				>
					<Icon name="loading" tone="muted" spin />
				</div>
			}
		>
			<Match when={text()}>{(ready) => <AnsiText class="text-page" lines={ansiLines(ready().text)} />}</Match>
			<Match when={problem()}>
				{(words) => (
					<p class="text-page-problem">
						{say("blob.partNotShown", { reason: words() })}{" "}
						<Button look="link" onPress={load}>
							{say("action.retry")}
						</Button>
					</p>
				)}
			</Match>
		</Switch>
	);
};

const guessHeight = (head: string, size: number): number => {
	const lines = head.split("\n").length;
	const perLine = Math.max(1, head.length / lines);
	return Math.min(20_000, Math.max(lineHeight, Math.round((size / perLine) * lineHeight)));
};
