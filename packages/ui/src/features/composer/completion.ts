import { type Accessor, createMemo, createSignal } from "solid-js";
import { type Command, commandStart, matchCommands } from "./commands.ts";

/** The list of commands at the cursor, and which of them is selected. */
export type Completion = {
	readonly matches: Accessor<readonly Command[]>;
	readonly chosen: Accessor<number>;
	/** The text changed or the cursor moved. */
	readonly moved: (text: string, cursor: number) => void;
	readonly step: (by: number) => void;
	readonly close: () => void;
};

export const createCompletion = (commands: Accessor<readonly Command[]>): Completion => {
	const [start, setStart] = createSignal<string>();
	const [chosen, setChosen] = createSignal(0);
	const matches = createMemo(() => {
		const typed = start();
		return typed === undefined ? [] : matchCommands(commands(), typed);
	});
	return {
		matches,
		chosen,
		moved: (text, cursor) => {
			setStart(commandStart(text, cursor));
			setChosen(0);
		},
		step: (by) => {
			const count = matches().length;
			if (count > 0) setChosen((before) => (before + by + count) % count);
		},
		close: () => setStart(undefined),
	};
};
