import { byteSize } from "@parley/base/bytes/byte-size";
import { createMemo, createSignal, For, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { BlobActions } from "../../blobs/blob-actions.tsx";
import { Button, IconButton } from "../../widgets/button.tsx";
import { Icon } from "../../widgets/icon.tsx";
import { baseName, relativeTo } from "../../widgets/paths.ts";
import { useChat } from "../chat-context.ts";
import { diffLines } from "../diff-lines.ts";
import { DiffLineView } from "./diff-line-view.tsx";
import { type Diff, isBeginning, keptBytes, knownSides } from "./diff-sides.ts";
import { WholeDiff } from "./whole-diff.tsx";
import "./diff-preview.css";

type DiffPreviewProps = {
	readonly diff: Diff;
	/** Shows it in an editor, where there is one. */
	readonly onOpen?: () => void;
};

const firstLines = 16;

/** To compare them, both sides are in memory as a whole. */
const maxComparedBytes = 8 * 1024 * 1024;

/** What an edit changes. */
export const DiffPreview = (props: DiffPreviewProps) => {
	const chat = useChat();
	const app = useApp();
	const { diff } = props;
	const [all, setAll] = createSignal(false);
	const lines = createMemo(() => {
		const { oldText, newText } = knownSides(diff);
		return diffLines(oldText, newText);
	});
	const count = (sign: string) => lines().filter((line) => line.sign === sign).length;
	const isChanged = () => lines().some(({ sign }) => sign !== " ");
	const shown = () => (all() ? lines() : lines().slice(0, firstLines));
	const key = `diff:${diff.oldBlob?.blob ?? ""}/${diff.newBlob?.blob ?? ""}`;
	const isWhole = () => isBeginning(diff) && chat.isOpen(key);
	return (
		<figure class="diff">
			<figcaption title={diff.path}>
				<Icon name="file" tone="muted" />
				<code>{relativeTo(chat.folder(), diff.path)}</code>
				<Show
					when={!isBeginning(diff)}
					fallback={<span class="muted">{isWhole() ? "" : "only its beginning"}</span>}
				>
					<span class="diff-count" data-sign="+">
						+{count("+")}
					</span>
					<span class="diff-count" data-sign="-">
						−{count("-")}
					</span>
				</Show>
				<Show when={diff.oldText === undefined}>
					<span class="muted">new file</span>
				</Show>
				<Show when={app.editors.available() && props.onOpen}>
					{(open) => (
						<IconButton
							class="diff-open"
							icon="diff"
							label={`Open the changes of ${relativeTo(chat.folder(), diff.path)} in the editor`}
							onPress={open()}
						/>
					)}
				</Show>
			</figcaption>
			<Show
				when={isWhole()}
				fallback={
					<div class="diff-lines">
						<Show
							when={isChanged() || !isBeginning(diff)}
							fallback={<p class="diff-note">Nothing changes in the beginning.</p>}
						>
							<For each={shown()}>{(line) => <DiffLineView line={line} />}</For>
						</Show>
					</div>
				}
			>
				<WholeDiff diff={diff} />
			</Show>
			<Switch>
				<Match when={isBeginning(diff)}>
					<div class="diff-bar">
						<Show
							when={keptBytes(diff) <= maxComparedBytes}
							fallback={<span class="muted">Too large to be compared here</span>}
						>
							<Button look="link" expanded={isWhole()} onPress={() => chat.toggle(key)}>
								{isWhole() ? "Show less" : `Show all (${byteSize(keptBytes(diff))})`}
							</Button>
						</Show>
						<Show when={diff.newBlob}>
							{(reference) => (
								<BlobActions
									reference={reference()}
									fileName={baseName(diff.path)}
									mimeType="text/plain"
									canCopy={false}
								/>
							)}
						</Show>
					</div>
				</Match>
				<Match when={lines().length > firstLines}>
					<Button look="link" onPress={() => setAll(!all())}>
						{all() ? "Show less" : `Show all (${lines().length - firstLines} more lines)`}
					</Button>
				</Match>
			</Switch>
		</figure>
	);
};
