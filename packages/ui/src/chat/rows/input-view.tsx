import { Show } from "solid-js";
import { LongText } from "../../widgets/long-text.tsx";
import { RawData } from "./raw-data.tsx";

/** What a tool was called with: a command as a command, all else as data. Nothing is left out. */
export const InputView = (props: { readonly input: unknown }) => {
	const command = () => commandIn(props.input);
	return (
		<Show when={props.input !== undefined}>
			<Show when={command()}>{(text) => <LongText label="Command" text={`$ ${text()}`} />}</Show>
			<Show when={command() === undefined || hasMore(props.input)}>
				<div class="detail-name">Input</div>
				<RawData label="Input" data={props.input} />
			</Show>
		</Show>
	);
};

const commandIn = (input: unknown): string | undefined => {
	if (typeof input !== "object" || input === null || !("command" in input)) return undefined;
	const { command } = input;
	if (Array.isArray(command)) return command.map(String).join(" ");
	return typeof command === "string" ? command : undefined;
};

const hasMore = (input: unknown): boolean =>
	typeof input === "object" && input !== null && Object.keys(input).length > 1;
