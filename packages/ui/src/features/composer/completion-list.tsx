import { say } from "@parley/words/spoken";
import { createEffect, For } from "solid-js";
import type { Command } from "./commands.ts";
import type { Completion } from "./completion.ts";

type CompletionListProps = {
	readonly id: string;
	readonly completion: Completion;
	readonly onPick: (command: Command) => void;
};

export const optionId = (listId: string, position: number): string => `${listId}-${position}`;

/** Commands that match the typed text. The focus stays in the text. */
export const CompletionList = (props: CompletionListProps) => {
	let list: HTMLDivElement | undefined;
	createEffect(() => list?.children[props.completion.chosen()]?.scrollIntoView({ block: "nearest" }));
	return (
		<div
			class="completion"
			role="listbox"
			id={props.id}
			aria-label={say("composer.commands")}
			ref={(element) => {
				list = element;
			}}
		>
			<For each={props.completion.matches()}>
				{(command, position) => (
					<div
						class="completion-option"
						role="option"
						tabIndex={-1}
						id={optionId(props.id, position())}
						aria-selected={position() === props.completion.chosen()}
						onPointerDown={(event) => {
							event.preventDefault();
							props.onPick(command);
						}}
					>
						<span class="completion-name">/{command.name}</span>
						<span class="completion-about">{command.description}</span>
					</div>
				)}
			</For>
		</div>
	);
};
