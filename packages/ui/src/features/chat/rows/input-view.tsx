import { createSignal, Show } from "solid-js";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { LongText } from "../../../shared/widgets/long-text.tsx";
import { commandIn, hasMoreThanCommand } from "../../permission/command-in.ts";
import { RawData } from "./raw-data.tsx";

type InputViewProps = {
	readonly input: unknown;
	/** Whether something else shows what it is about. */
	readonly isFolded: boolean;
};

/** What a tool was called with: a command as a command, all else as data, folded away where that tells nothing new. */
export const InputView = (props: InputViewProps) => {
	const [open, setOpen] = createSignal(false);
	const command = () => commandIn(props.input);
	return (
		<Show when={props.input !== undefined}>
			<Show when={command()}>{(text) => <LongText label="Command" text={`$ ${text()}`} />}</Show>
			<Show when={command() === undefined || hasMoreThanCommand(props.input)}>
				<Show
					when={props.isFolded || command() !== undefined}
					fallback={
						<>
							<div class="detail-name">Input</div>
							<RawData label="Input" data={props.input} />
						</>
					}
				>
					<Disclosure open={open()} onToggle={() => setOpen(!open())} line={<span>Input</span>}>
						<RawData label="Input" data={props.input} />
					</Disclosure>
				</Show>
			</Show>
		</Show>
	);
};
