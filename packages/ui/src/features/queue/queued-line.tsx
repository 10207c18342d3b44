import type { QueuedPrompt } from "@parley/transcript/head/head";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { attachmentsOf, promptLine, textLine } from "../../shared/prompt-text.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { FileNames } from "../../shared/widgets/file-names.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { QueueEditor } from "./queue-editor.tsx";

/** Whether the prompt waits for others, waits for the user, or is already being prepared: then only Stop affects it. */
export type QueuedState =
	| { readonly kind: "queued" | "paused" }
	| { readonly kind: "preparing"; readonly words: string };

export type QueuedLineProps = {
	readonly prompt: QueuedPrompt;
	readonly state: QueuedState;
	readonly isFirst: boolean;
	readonly isLast: boolean;
	/** The text in the editor, if this prompt is being edited. */
	readonly edited: string | undefined;
	readonly onEdit: () => void;
	readonly onType: (text: string) => void;
	readonly onSave: () => void;
	readonly onCancel: () => void;
	readonly onMove: (direction: -1 | 1) => void;
	readonly onSendNow: () => void;
	readonly onRemove: () => void;
};

const nameLength = 60;

/** A prompt that waits for its turn, with its actions. */
export const QueuedLine = (props: QueuedLineProps) => {
	const line = () => promptLine(props.prompt.content);
	const attachments = () => attachmentsOf(props.prompt.content);
	const isPreparing = () => props.state.kind === "preparing";
	const name = () => (line().length > nameLength ? `${line().slice(0, nameLength)}…` : line());
	const onKeyDown = (event: KeyboardEvent): void => {
		const isAlt = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
		const direction = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
		if (!isAlt || direction === undefined) return;
		event.preventDefault();
		if (direction === -1 ? !props.isFirst : !props.isLast) props.onMove(direction);
	};
	return (
		<li class="queue-line" data-message={props.prompt.messageId} onKeyDown={onKeyDown}>
			<Show
				when={props.edited === undefined}
				fallback={
					<QueueEditor
						text={props.edited ?? ""}
						name={name()}
						attachments={attachments()}
						onType={props.onType}
						onSave={props.onSave}
						onCancel={props.onCancel}
					/>
				}
			>
				<Icon
					name={isPreparing() ? "loading" : "history"}
					tone={isPreparing() ? "running" : "muted"}
					spin={isPreparing()}
				/>
				<span class="queue-text">{textLine(props.prompt.content)}</span>
				<FileNames attachments={attachments()} />
				<span class="muted">{stateWords(props.state)}</span>
				<Show when={!isPreparing()}>
					<IconButton
						icon="send"
						label={say("queue.sendNow", { prompt: name() })}
						onPress={props.onSendNow}
					/>
					<IconButton
						class="queue-edit"
						icon="edit"
						label={say("queue.edit", { prompt: name() })}
						onPress={props.onEdit}
					/>
					<IconButton
						class="queue-up"
						icon="arrowUp"
						label={say("queue.moveUp", { prompt: name() })}
						disabled={props.isFirst}
						onPress={() => props.onMove(-1)}
					/>
					<IconButton
						class="queue-down"
						icon="arrowDown"
						label={say("queue.moveDown", { prompt: name() })}
						disabled={props.isLast}
						onPress={() => props.onMove(1)}
					/>
					<IconButton icon="close" label={say("queue.remove", { prompt: name() })} onPress={props.onRemove} />
				</Show>
			</Show>
		</li>
	);
};

const stateWords = (state: QueuedState): string => {
	switch (state.kind) {
		case "queued":
			return say("queue.queued");
		case "paused":
			return say("queue.paused");
		case "preparing":
			return state.words;
	}
};
