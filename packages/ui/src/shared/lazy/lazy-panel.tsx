import { say } from "@parley/words/spoken";
import { type Component, createEffect, createSignal, Show } from "solid-js";
import { returnFocus } from "../a11y/return-focus.ts";
import { Button } from "../widgets/button.tsx";
import { WorkView } from "../work/work-view.tsx";
import { isSlow } from "./is-slow.ts";
import { type Fetching, lazyView } from "./lazy-view.tsx";

/** A part of the page whose script is fetched when it is first shown. The class keeps the room that it will take. */
export const lazyPanel = <Module, Props extends object>(
	fetchModule: () => Promise<Module>,
	pick: (module: Module) => Component<Props>,
	waitingClass: string,
): Component<Props> =>
	lazyView(fetchModule, pick, (fetching) => <WaitingPanel fetching={fetching} class={waitingClass} />);

const WaitingPanel = (props: { readonly fetching: Fetching; readonly class: string }) => {
	const { work, retry } = props.fetching;
	const slow = isSlow(work);
	/** The button stays while its press is carried out: it has the focus. */
	const [hasFailed, setFailed] = createSignal(false);
	createEffect(() => work.state().state === "failed" && setFailed(true));
	return (
		<div class={props.class} ref={returnFocus}>
			<Show when={slow()}>
				<WorkView work={work} />
			</Show>
			<Show when={hasFailed()}>
				<Button look="link" onPress={retry}>
					{say("action.retry")}
				</Button>
			</Show>
		</div>
	);
};
