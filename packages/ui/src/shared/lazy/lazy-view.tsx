import { say } from "@parley/words/spoken";
import { type Component, type JSX, Show, untrack } from "solid-js";
import { Work } from "../work/work.ts";
import { fetchModule } from "./fetch-module.ts";

/** The fetching of a script, for the view that stands in meanwhile. */
export type Fetching = { readonly work: Pick<Work<unknown>, "state">; readonly retry: () => void };

/** A view whose script is fetched when it is first shown. Later it is shown at once. */
export const lazyView = <Module, Props extends object>(
	fetching: () => Promise<Module>,
	pick: (module: Module) => Component<Props>,
	Waiting: (fetching: Fetching, props: Props) => JSX.Element,
): Component<Props> => {
	const work = new Work<Component<Props>>();
	const load = (): void => void work.run(say("panel.loading"), async () => pick(await fetchModule(fetching)));
	const view = (): Component<Props> | undefined => {
		const now = work.state();
		return now.state === "done" ? now.result : undefined;
	};
	return (props) => {
		if (untrack(view) === undefined) load();
		return (
			<Show when={view()} keyed fallback={Waiting({ work, retry: load }, props)}>
				{(View) => <View {...props} />}
			</Show>
		);
	};
};
