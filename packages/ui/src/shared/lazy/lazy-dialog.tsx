import { say } from "@parley/words/spoken";
import { type Component, Show } from "solid-js";
import { Button } from "../widgets/button.tsx";
import { Dialog } from "../widgets/dialog.tsx";
import { WorkView } from "../work/work-view.tsx";
import { isSlow } from "./is-slow.ts";
import { type Fetching, lazyView } from "./lazy-view.tsx";

type Closable = { readonly onClose: () => void };

/**
 * A dialog whose script is fetched when it is first opened. Until then another dialog stands in for it; that one closes first, so the
 * focus returns in the end to where it was.
 */
export const lazyDialog = <Module, Props extends object>(
	fetchModule: () => Promise<Module>,
	pick: (module: Module) => Component<Props>,
): Component<Props & Closable> =>
	lazyView<Module, Props & Closable>(fetchModule, pick, (fetching, props) => (
		<WaitingDialog fetching={fetching} onClose={() => props.onClose()} />
	));

const WaitingDialog = (props: Closable & { readonly fetching: Fetching }) => {
	const { work, retry } = props.fetching;
	const slow = isSlow(work);
	return (
		<Show when={slow()}>
			<Dialog
				title={say("panel.opening")}
				onClose={props.onClose}
				buttons={
					<>
						<Button onPress={props.onClose}>{say("action.cancel")}</Button>
						<Show when={work.state().state === "failed"}>
							<Button look="primary" onPress={retry}>
								{say("action.retry")}
							</Button>
						</Show>
					</>
				}
			>
				<WorkView work={work} />
			</Dialog>
		</Show>
	);
};
