import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { Disclosure } from "../../shared/widgets/disclosure.tsx";
import { LongText } from "../../shared/widgets/long-text.tsx";
import { commandIn, hasMoreThanCommand } from "./command-in.ts";
import { RawData } from "./raw-data.tsx";
import "./tool-views.css";

type InputViewProps = {
	readonly input: unknown;
	/** Whether something else, such as a diff, already shows what the input is about. */
	readonly isFolded: boolean;
};

/** The input of a tool: a command as a command, anything else as data, folded where it adds nothing new. */
export const InputView = (props: InputViewProps) => {
	const [open, setOpen] = createSignal(false);
	const command = () => commandIn(props.input);
	return (
		<Show when={props.input !== undefined}>
			<Show when={command()}>{(text) => <LongText label={say("chat.command")} text={`$ ${text()}`} />}</Show>
			<Show when={command() === undefined || hasMoreThanCommand(props.input)}>
				<Show
					when={props.isFolded || command() !== undefined}
					fallback={
						<>
							<div class="detail-name">{say("chat.input")}</div>
							<RawData label={say("chat.input")} data={props.input} />
						</>
					}
				>
					<Disclosure open={open()} onToggle={() => setOpen(!open())} line={<span>{say("chat.input")}</span>}>
						<RawData label={say("chat.input")} data={props.input} />
					</Disclosure>
				</Show>
			</Show>
		</Show>
	);
};
