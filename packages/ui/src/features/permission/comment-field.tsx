import { say } from "@parley/words/spoken";
import { createUniqueId } from "solid-js";
import { Button } from "../../shared/widgets/button.tsx";
import { growWithText } from "../../shared/widgets/grow-with-text.ts";

type CommentFieldProps = {
	readonly text: string;
	readonly isBusy: boolean;
	readonly onInput: (text: string) => void;
	readonly onReject: () => void;
};

/** Says why a plan is rejected: the comment becomes the next prompt. */
export const CommentField = (props: CommentFieldProps) => {
	const id = createUniqueId();
	const isEmpty = () => props.text.trim() === "";
	const reject = (): void => {
		if (!isEmpty() && !props.isBusy) props.onReject();
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		// The card takes digits and Escape for answers.
		if (event.key !== "Escape" || props.text !== "") event.stopPropagation();
		if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
		event.preventDefault();
		reject();
	};
	return (
		<div class="permission-comment">
			<label class="unseen" for={id}>
				{say("planMode.comment")}
			</label>
			<textarea
				id={id}
				rows="1"
				ref={(area) => growWithText(area, () => props.text)}
				value={props.text}
				placeholder={say("planMode.comment")}
				onInput={({ currentTarget }) => props.onInput(currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
			<Button disabled={isEmpty() || props.isBusy} onPress={reject}>
				{say("planMode.reject")}
			</Button>
		</div>
	);
};
