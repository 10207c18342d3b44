import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import type { StopTurn } from "./stop-turn.ts";

type StopButtonProps = {
	readonly stopping: StopTurn;
	readonly turn: number | undefined;
	readonly onStop: () => void;
};

/** Shown while a turn runs; for an agent that ignores Stop it becomes Force stop. */
export const StopButton = (props: StopButtonProps) => {
	const asked = () => props.stopping.isAsked(props.turn);
	return (
		<Show
			when={props.stopping.isDeaf(props.turn)}
			fallback={
				<IconButton
					class="composer-stop"
					icon="stop"
					label={say(asked() ? "composer.stopping" : "composer.stop")}
					disabled={asked()}
					onPress={props.onStop}
				/>
			}
		>
			<Button title={say("composer.forceStopHint")} onPress={props.onStop}>
				{say("composer.forceStop")}
			</Button>
		</Show>
	);
};
