import { say } from "@parley/words/spoken";
import { Match, Switch } from "solid-js";
import type { OlderTurns } from "../../shared/session/older-turns.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";

/** Says that older turns are loading. It floats, so that the rows below it do not move. */
export const OlderLine = (props: { readonly older: OlderTurns }) => {
	const problem = () => {
		const phase = props.older.phase();
		return phase.phase === "failed" ? phase.problem : undefined;
	};
	return (
		<Switch>
			<Match when={props.older.phase().phase === "loading"}>
				<div class="older">
					<Icon name="loading" spin /> {say("chat.loadingOlder")}
				</div>
			</Match>
			<Match when={problem()}>
				{(text) => (
					<div class="older">
						{say("chat.olderFailed", { reason: text() })}
						<Button look="link" onPress={() => void props.older.load()}>
							{say("action.retry")}
						</Button>
					</div>
				)}
			</Match>
		</Switch>
	);
};
