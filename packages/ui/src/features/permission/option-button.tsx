import type { PermissionOption } from "@parley/protocol/permission/events";
import { For } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import "../../shared/widgets/button.css";
import { isRejection } from "@parley/transcript/turn/verdict";

type OptionButtonProps = {
	readonly option: PermissionOption;
	readonly isPrimary: boolean;
	/** An answer is being sent. The button is not disabled then, because it would lose the focus. */
	readonly isBusy: boolean;
	/** The keys that give this answer while the focus is in the card. */
	readonly keys: readonly string[];
	readonly onPress: () => void;
};

/** One of the agent's own answers. */
export const OptionButton = (props: OptionButtonProps) => (
	<button
		type="button"
		class="button"
		data-look={props.isPrimary ? "primary" : "quiet"}
		aria-disabled={props.isBusy}
		onClick={() => props.onPress()}
	>
		<Icon name={isRejection(props.option) ? "close" : "check"} />
		{props.option.name}
		<span class="key-hints" aria-hidden="true">
			<For each={props.keys}>{(key) => <span>{key}</span>}</For>
		</span>
	</button>
);
