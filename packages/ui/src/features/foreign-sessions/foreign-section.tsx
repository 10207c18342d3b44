import { say } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import { Disclosure } from "../../shared/widgets/disclosure.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import "./foreign-section.css";

const ForeignPanel = lazyPanel(
	() => import("./foreign-panel.tsx"),
	(module) => module.ForeignPanel,
	"foreign-waiting",
);

/** Below the chats: the sessions that agents remember and Parley lacks. Nobody is asked before it is opened. */
export const ForeignSection = (props: { readonly onOpened?: (() => void) | undefined }) => {
	const app = useApp();
	const [isOpen, setOpen] = createSignal(false);
	return (
		<Show when={app.agents.known().length > 0 && app.folders.choices().length > 0}>
			<Disclosure
				class="foreign"
				open={isOpen()}
				onToggle={() => setOpen((open) => !open)}
				line={
					<>
						<Icon name="history" tone="muted" />
						<span class="foreign-name">{say("foreign.section")}</span>
					</>
				}
			>
				<ForeignPanel onOpened={props.onOpened} />
			</Disclosure>
		</Show>
	);
};
