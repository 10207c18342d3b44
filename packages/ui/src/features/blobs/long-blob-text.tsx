import type { LongText } from "@parley/protocol/message/content";
import { ansiLines } from "@parley/transcript/ansi/ansi-lines";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { AnsiText } from "../../shared/ansi/ansi-text.tsx";
import { firstLines, lastLines } from "../../shared/ansi/cut-lines.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { useChat } from "../../shared/session/chat-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { keepInSight } from "../../shared/widgets/keep-in-sight.ts";
import { BlobActions } from "./blob-actions.tsx";
import "./long-blob-text.css";

const TextViewer = lazyPanel(
	() => import("./text-viewer.tsx"),
	(module) => module.TextViewer,
	"text-viewer-wait",
);

type LongBlobTextProps = { readonly content: LongText; readonly label: string };

const headLines = 10;
const tailLines = 4;

/** A text too long for the log: its beginning and end, and all of it page by page on request. */
export const LongBlobText = (props: LongBlobTextProps) => {
	const chat = useChat();
	const { content } = props;
	const size = sizeText(content.size);
	/** The chat keeps this state, because rows scrolled out of view are unmounted. */
	const key = `blob:${content.blob}`;
	const isOpen = () => chat.isOpen(key);
	let element: HTMLElement | undefined;
	const toggle = (): void => {
		chat.toggle(key);
		if (element !== undefined) keepInSight(element);
	};
	return (
		<div
			class="long-text long-blob"
			ref={(div) => {
				element = div;
			}}
		>
			<span class="unseen">{props.label}:</span>
			<Show
				when={isOpen()}
				fallback={
					<>
						<AnsiText lines={firstLines(ansiLines(content.head), headLines).lines} />
						<p class="long-blob-gap">{say("blob.middle", { size })}</p>
						<AnsiText lines={lastLines(ansiLines(content.tail), tailLines)} />
					</>
				}
			>
				<TextViewer reference={content} label={`${props.label}, ${size}`} head={content.head} />
			</Show>
			<div class="long-blob-bar">
				<Button look="link" expanded={isOpen()} onPress={toggle}>
					{isOpen() ? say("action.showLess") : say("action.showAllOf", { size })}
				</Button>
				<BlobActions reference={content} fileName="output.txt" mimeType="text/plain" canCopy />
			</div>
		</div>
	);
};
