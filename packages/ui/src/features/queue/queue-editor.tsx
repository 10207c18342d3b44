import type { Attachment } from "@parley/protocol/message/attachment";
import { say } from "@parley/words/spoken";
import { Button } from "../../shared/widgets/button.tsx";
import { FileNames } from "../../shared/widgets/file-names.tsx";
import { growWithText } from "../../shared/widgets/grow-with-text.ts";

type QueueEditorProps = {
	readonly text: string;
	readonly name: string;
	/** They stay with the prompt. */
	readonly attachments: readonly Attachment[];
	readonly onType: (text: string) => void;
	readonly onSave: () => void;
	readonly onCancel: () => void;
};

/** Edits a queued prompt in place. */
export const QueueEditor = (props: QueueEditorProps) => {
	const isEmpty = () => props.text.trim() === "" && props.attachments.length === 0;
	const keys: Readonly<Record<string, () => void>> = {
		Enter: () => {
			if (!isEmpty()) props.onSave();
		},
		Escape: props.onCancel,
	};
	return (
		<>
			<textarea
				class="queue-editor"
				rows="1"
				aria-label={say("queue.editor", { prompt: props.name })}
				value={props.text}
				ref={(element) => growWithText(element, () => props.text)}
				onInput={({ currentTarget }) => props.onType(currentTarget.value)}
				onKeyDown={(event) => {
					if (event.isComposing || event.keyCode === 229 || event.shiftKey) return;
					const action = keys[event.key];
					if (action === undefined) return;
					event.preventDefault();
					event.stopPropagation();
					action();
				}}
			/>
			<FileNames attachments={props.attachments} />
			<Button look="primary" disabled={isEmpty()} onPress={props.onSave}>
				{say("action.save")}
			</Button>
			<Button onPress={props.onCancel}>{say("action.cancel")}</Button>
		</>
	);
};
