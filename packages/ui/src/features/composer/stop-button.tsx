import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { focusComposer, focusComposerAfter } from "../../shared/a11y/focus-composer.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import type { StopTurn } from "../stop/stop-turn.ts";

type StopButtonProps = {
	readonly stopping: StopTurn;
	readonly turn: number | undefined;
	readonly onStop: () => void;
};

/** Shown while a turn runs; for an agent that ignores Stop it becomes Force stop. */
export const StopButton = (props: StopButtonProps) => {
	/** Once pressed, the button is disabled or removed, and would take the focus with it. Escape in the message box also stops. */
	const press = (): void => {
		focusComposer();
		props.onStop();
	};
	const asked = () => props.stopping.isAsked(props.turn);
	const held = () => props.stopping.isHeld(props.turn);
	return (
		<Show
			when={props.stopping.isDeaf(props.turn) && !held()}
			fallback={
				<IconButton
					class="composer-stop"
					icon="stop"
					label={say(asked() ? "composer.stopping" : "composer.stop")}
					disabled={asked() && !held()}
					ref={focusComposerAfter}
					onPress={press}
				/>
			}
		>
			<Button title={say("composer.forceStopHint")} ref={focusComposerAfter} onPress={press}>
				{say("composer.forceStop")}
			</Button>
		</Show>
	);
};
