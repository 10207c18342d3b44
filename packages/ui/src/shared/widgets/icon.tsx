import { glyphs, type IconName } from "./icon-glyphs.ts";
import "./icon.css";

type IconProps = {
	readonly name: IconName;
	readonly tone?: "muted" | "error" | "warning" | "success" | "running";
	readonly spin?: boolean;
};

/** An icon beside text that says the same: never read aloud, never copied. */
export const Icon = (props: IconProps) => (
	<span
		class="icon"
		classList={{ spin: props.spin === true }}
		aria-hidden="true"
		data-tone={props.tone}
		data-glyph={String.fromCodePoint(glyphs[props.name])}
	/>
);
