import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import type { StopTurn } from "./stop-turn.ts";

type StopButtonProps = {
	readonly stopping: StopTurn;
	readonly turn: number | undefined;
	readonly onStop: () => void;
};

/** Always there while a turn runs; for an agent that does not listen it becomes a way to end it by force. */
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
