import { say } from "@parley/words/spoken";
import { Match, Show, Switch } from "solid-js";
import type { Work } from "./work.ts";
import "./work.css";

/** The progress of some work, or why it failed. */
export const WorkView = <Result,>(props: { readonly work: Pick<Work<Result>, "state"> }) => {
	const state = () => props.work.state();
	const running = () => {
		const now = state();
		return now.state === "running" ? now : undefined;
	};
	const problem = () => {
		const now = state();
		return now.state === "failed" ? now.problem : undefined;
	};
	return (
		<Switch>
			<Match when={running()}>
				{(now) => (
					<div class="work">
						<span role="status">{now().words}</span>
						<Show when={now().share !== undefined} fallback={<progress aria-label={now().words} />}>
							<progress aria-label={now().words} value={now().share ?? 0} max={1} />
						</Show>
					</div>
				)}
			</Match>
			<Match when={problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Match>
			<Match when={state().state === "cancelled"}>
				<p role="status">{say("action.nothingChanged")}</p>
			</Match>
		</Switch>
	);
};
