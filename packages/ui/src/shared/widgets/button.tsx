import type { JSX } from "solid-js";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-glyphs.ts";
import "./button.css";

type ButtonProps = {
	readonly children: JSX.Element;
	readonly onPress: () => void;
	readonly look?: "primary" | "quiet" | "link" | "danger";
	readonly disabled?: boolean;
	readonly title?: string;
	readonly expanded?: boolean;
	/** For screen readers, where the visible text is not enough. */
	readonly label?: string;
	readonly ref?: (element: HTMLButtonElement) => void;
};

export const Button = (props: ButtonProps) => (
	<button
		type="button"
		class="button"
		data-look={props.look ?? "quiet"}
		disabled={props.disabled}
		title={props.title}
		aria-expanded={props.expanded}
		aria-label={props.label}
		ref={(element) => props.ref?.(element)}
		onClick={() => props.onPress()}
	>
		{props.children}
	</button>
);

type IconButtonProps = {
	readonly icon: IconName;
	/** For screen readers, and shown on hover. */
	readonly label: string;
	readonly onPress: () => void;
	readonly disabled?: boolean;
	readonly expanded?: boolean;
	readonly pressed?: boolean;
	readonly spin?: boolean;
	readonly class?: string;
	/** Reached with arrow keys from its neighbour, not with Tab. */
	readonly isAside?: boolean;
	readonly ref?: (element: HTMLButtonElement) => void;
};

export const IconButton = (props: IconButtonProps) => (
	<button
		type="button"
		class={`icon-button ${props.class ?? ""}`}
		disabled={props.disabled}
		aria-label={props.label}
		aria-expanded={props.expanded}
		aria-pressed={props.pressed}
		tabindex={props.isAside === true ? -1 : undefined}
		title={props.label}
		ref={(element) => props.ref?.(element)}
		onClick={() => props.onPress()}
	>
		<Icon name={props.icon} spin={props.spin === true} />
	</button>
);
