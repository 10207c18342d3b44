import type { BlobReference } from "@parley/protocol/blob/reference";
import { createSignal, For, Match, onCleanup, onMount, Switch } from "solid-js";
import { Virtualizer } from "virtua/solid";
import { useApp } from "../../app/app-context.ts";
import type { BlobReader } from "../../blobs/blob-reader.ts";
import { blobFailureWords } from "../../blobs/failure-words.ts";
import { Button } from "../../widgets/button.tsx";
import { Icon } from "../../widgets/icon.tsx";
import { type DiffLine, diffLines } from "../diff-lines.ts";
import { DiffLineView } from "./diff-line-view.tsx";
import type { Diff } from "./diff-sides.ts";

type State =
	| { readonly phase: "loading" }
	| { readonly phase: "ready"; readonly chunks: readonly (readonly DiffLine[])[] }
	| { readonly phase: "failed"; readonly problem: string };

/** So many lines are drawn together. */
const chunkLines = 40;
const lineHeight = 18;

/** All that an edit changes, in a box that scrolls; only what is in sight is in the page. */
export const WholeDiff = (props: { readonly diff: Diff }) => {
	const { blobs } = useApp();
	const { diff } = props;
	const [state, setState] = createSignal<State>({ phase: "loading" });
	let aborter = new AbortController();
	const load = async (): Promise<void> => {
		setState({ phase: "loading" });
		aborter = new AbortController();
		const { signal } = aborter;
		try {
			const oldText = await sideOf(blobs, diff.oldBlob, diff.oldText ?? "", signal);
			const newText = await sideOf(blobs, diff.newBlob, diff.newText, signal);
			setState({ phase: "ready", chunks: inChunks(diffLines(oldText, newText)) });
		} catch (error) {
			if (!signal.aborted) setState({ phase: "failed", problem: blobFailureWords(error) });
		}
	};
	onMount(() => void load());
	onCleanup(() => aborter.abort());
	const chunks = () => {
		const now = state();
		return now.phase === "ready" ? now.chunks : undefined;
	};
	const problem = () => {
		const now = state();
		return now.phase === "failed" ? now.problem : undefined;
	};
	return (
		<Switch
			fallback={
				<p class="diff-note">
					<Icon name="loading" tone="muted" spin /> Loading…
				</p>
			}
		>
			<Match when={chunks()}>
				{(ready) => (
					<section class="diff-whole diff-lines" aria-label={`All changes of ${diff.path}`} tabindex="0">
						<Virtualizer data={ready()} itemSize={chunkLines * lineHeight} bufferSize={300}>
							{(lines) => <div>{<For each={lines}>{(line) => <DiffLineView line={line} />}</For>}</div>}
						</Virtualizer>
					</section>
				)}
			</Match>
			<Match when={problem()}>
				{(words) => (
					<p class="diff-note diff-problem">
						It cannot be shown whole. {words()}{" "}
						<Button look="link" onPress={() => void load()}>
							Try again
						</Button>
					</p>
				)}
			</Match>
		</Switch>
	);
};

const sideOf = async (
	blobs: BlobReader,
	reference: BlobReference | undefined,
	text: string,
	signal: AbortSignal,
): Promise<string> => (reference === undefined ? text : (await blobs.whole(reference, { signal })).text());

const inChunks = (lines: readonly DiffLine[]): readonly (readonly DiffLine[])[] =>
	Array.from({ length: Math.ceil(lines.length / chunkLines) }, (_, chunk) =>
		lines.slice(chunk * chunkLines, (chunk + 1) * chunkLines),
	);
