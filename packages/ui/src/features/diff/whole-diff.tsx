import type { BlobReference } from "@parley/protocol/blob/reference";
import { say } from "@parley/words/spoken";
import { createSignal, Match, onCleanup, onMount, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { BlobReader } from "../blobs/blob-reader.ts";
import { blobFailureWords } from "../blobs/failure-words.ts";
import { DiffBody } from "./diff-body.tsx";
import { DiffNotes } from "./diff-notes.tsx";
import { type Diff, saidSides } from "./diff-sides.ts";
import { ShownDiff } from "./shown-diff.ts";

type State =
	| { readonly phase: "loading" }
	| { readonly phase: "ready"; readonly shown: ShownDiff }
	| { readonly phase: "failed"; readonly problem: string };

/** Everything a long edit changes, read and compared on request. */
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
			const [oldSide, newSide] = saidSides(diff);
			const oldText = await sideOf(blobs, diff.oldBlob, oldSide, signal);
			const newText = await sideOf(blobs, diff.newBlob, newSide, signal);
			setState({ phase: "ready", shown: new ShownDiff(oldText, newText) });
		} catch (error) {
			if (!signal.aborted) setState({ phase: "failed", problem: blobFailureWords(error) });
		}
	};
	onMount(() => void load());
	onCleanup(() => aborter.abort());
	const shown = () => {
		const now = state();
		return now.phase === "ready" ? now.shown : undefined;
	};
	const problem = () => {
		const now = state();
		return now.phase === "failed" ? now.problem : undefined;
	};
	return (
		<Switch
			fallback={
				<p class="diff-note">
					<Icon name="loading" tone="muted" spin /> {say("diff.loading")}
				</p>
			}
		>
			<Match keyed when={shown()}>
				{(ready) => (
					<>
						<DiffBody
							shown={ready}
							sections={ready.sections}
							label={say("diff.allChanges", { path: diff.path })}
						/>
						<DiffNotes diff={ready.diff} isWhole />
					</>
				)}
			</Match>
			<Match when={problem()}>
				{(words) => (
					<p class="diff-note diff-problem">
						{say("diff.notShown", { reason: words() })}{" "}
						<Button look="link" onPress={() => void load()}>
							{say("action.retry")}
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
