import { createMemo, createSignal, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button, IconButton } from "../../widgets/button.tsx";
import { Icon } from "../../widgets/icon.tsx";
import { relativeTo } from "../../widgets/paths.ts";
import { useChat } from "../chat-context.ts";
import { diffLines } from "../diff-lines.ts";
import "./diff-preview.css";

type DiffPreviewProps = {
	readonly path: string;
	/** Absent when the file is new. */
	readonly oldText: string | undefined;
	readonly newText: string;
	/** Shows it in an editor, where there is one. */
	readonly onOpen?: () => void;
};

const firstLines = 16;

const lineNames = { "+": "added", "-": "removed", " ": "unchanged" } as const;

/** What an edit changes. */
export const DiffPreview = (props: DiffPreviewProps) => {
	const chat = useChat();
	const app = useApp();
	const [all, setAll] = createSignal(false);
	const lines = createMemo(() => diffLines(props.oldText ?? "", props.newText));
	const count = (sign: string) => lines().filter((line) => line.sign === sign).length;
	const shown = () => (all() ? lines() : lines().slice(0, firstLines));
	return (
		<figure class="diff">
			<figcaption title={props.path}>
				<Icon name="file" tone="muted" />
				<code>{relativeTo(chat.folder(), props.path)}</code>
				<span class="diff-count" data-sign="+">
					+{count("+")}
				</span>
				<span class="diff-count" data-sign="-">
					−{count("-")}
				</span>
				<Show when={props.oldText === undefined}>
					<span class="muted">new file</span>
				</Show>
				<Show when={app.editors.available() && props.onOpen}>
					{(open) => (
						<IconButton
							class="diff-open"
							icon="diff"
							label={`Open the changes of ${relativeTo(chat.folder(), props.path)} in the editor`}
							onPress={open()}
						/>
					)}
				</Show>
			</figcaption>
			<div class="diff-lines">
				<For each={shown()}>
					{(line) => (
						<div class="diff-line" data-sign={line.sign}>
							<span class="unseen">{lineNames[line.sign]}: </span>
							{line.text === "" ? "\u00A0" : line.text}
						</div>
					)}
				</For>
			</div>
			<Show when={lines().length > firstLines}>
				<Button look="link" onPress={() => setAll(!all())}>
					{all() ? "Show less" : `Show all (${lines().length - firstLines} more lines)`}
				</Button>
			</Show>
		</figure>
	);
};
