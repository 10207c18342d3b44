import { say } from "@parley/words/spoken";
import { onMount } from "solid-js";

type RenameBoxProps = {
	readonly title: string;
	readonly onDone: (title: string) => void;
	readonly onCancel: () => void;
};

/** Edits a title in place. Losing the focus saves it, Escape does not. */
export const RenameBox = (props: RenameBoxProps) => {
	let input: HTMLInputElement | undefined;
	let over = false;
	const finish = (keep: boolean): void => {
		if (over || input === undefined) return;
		over = true;
		const title = input.value.trim();
		if (keep && title !== "" && title !== props.title) props.onDone(title);
		else props.onCancel();
	};
	onMount(() => input?.select());
	return (
		<input
			class="rename"
			aria-label={say("sessions.title")}
			maxLength={500}
			value={props.title}
			ref={(element) => {
				input = element;
			}}
			onBlur={() => finish(true)}
			onKeyDown={(event) => {
				event.stopPropagation();
				if (event.isComposing) return;
				if (event.key === "Enter") finish(true);
				else if (event.key === "Escape") finish(false);
			}}
		/>
	);
};
