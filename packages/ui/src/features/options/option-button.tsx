import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";
import { currentValue, hintWords, isUnasked, settingWords } from "./option-words.ts";

type OptionButtonProps = {
	/** Without one, the button opens the menu of all. */
	readonly option: SessionOption | undefined;
	readonly text?: string;
	readonly label?: string;
	readonly isUnasked?: boolean;
	readonly isOpen: boolean;
	readonly isChanging: boolean;
	readonly popupId: string;
	readonly onPress: (button: HTMLElement) => void;
};

/** Shows what is chosen, and opens the choices; a boolean is switched. */
export const OptionButton = (props: OptionButtonProps) => {
	const isSwitch = () => props.option?.type === "boolean";
	const unasked = () => (props.option === undefined ? props.isUnasked === true : isUnasked(props.option));
	const label = () => (props.option === undefined ? props.label : settingWords(props.option));
	return (
		<button
			type="button"
			class={`option-button ${props.option === undefined ? "options-menu" : "options-beside"}`}
			data-kind={props.option?.kind}
			data-unasked={unasked()}
			aria-label={label()}
			title={props.option === undefined ? props.label : hintWords(props.option)}
			aria-pressed={props.option?.type === "boolean" ? props.option.current : undefined}
			aria-haspopup={isSwitch() ? undefined : props.option === undefined ? "menu" : "listbox"}
			aria-expanded={isSwitch() ? undefined : props.isOpen}
			aria-controls={props.isOpen ? props.popupId : undefined}
			aria-busy={props.isChanging}
			// The list would close as it loses the focus, and open again with the click.
			onMouseDown={(event) => event.preventDefault()}
			onClick={({ currentTarget }) => props.onPress(currentTarget)}
		>
			<Icon name={iconOf(props.option, unasked(), props.isChanging)} spin={props.isChanging} />
			<span class="option-text">{textOf(props)}</span>
			<Show when={props.option === undefined}>
				<span class="option-all">{say("options.all")}</span>
			</Show>
			<Show when={unasked()}>
				<span class="option-unasked">{say("options.mayNotAsk")}</span>
			</Show>
		</button>
	);
};

const textOf = ({ option, text }: OptionButtonProps): string => {
	if (option === undefined) return text ?? "";
	return (option.kind === "option" ? undefined : currentValue(option)?.name) ?? settingWords(option);
};

const iconOf = (option: SessionOption | undefined, unasked: boolean, changing: boolean): IconName => {
	if (changing) return "loading";
	if (unasked) return "warning";
	if (option === undefined || option.kind === "mode") return option === undefined ? "menu" : "shield";
	if (option.kind === "model") return "sparkle";
	return option.type === "boolean" && option.current ? "check" : "circleOutline";
};
