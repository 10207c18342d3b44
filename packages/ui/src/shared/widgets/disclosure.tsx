import { type JSX, Show } from "solid-js";
import { Icon } from "./icon.tsx";
import "./disclosure.css";

type DisclosureProps = {
	readonly open: boolean;
	readonly onToggle: () => void;
	/** The line that is always visible. */
	readonly line: JSX.Element;
	/** Created only while open. */
	readonly children: JSX.Element;
	readonly class?: string;
};

/** One line that expands. Closed content is not in the page at all. */
export const Disclosure = (props: DisclosureProps) => (
	<div class={`disclosure ${props.class ?? ""}`}>
		<button type="button" class="disclosure-line" aria-expanded={props.open} onClick={() => props.onToggle()}>
			{props.line}
			<span class="disclosure-chevron">
				<Icon name={props.open ? "chevronDown" : "chevronRight"} tone="muted" />
			</span>
		</button>
		<Show when={props.open}>
			<div class="disclosure-body">{props.children}</div>
		</Show>
	</div>
);
