import { say } from "@parley/words/spoken";
import { For } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import { chooseTheme, type ThemeChoice, themeChoice, themeChoices } from "./theme.ts";
import "./theme-picker.css";

const names = {
	system: "theme.system",
	dark: "theme.dark",
	light: "theme.light",
	contrast: "theme.contrast",
} as const satisfies Readonly<Record<ThemeChoice, string>>;

export const ThemePicker = () => (
	<label class="theme-picker">
		<Icon name="colorMode" tone="muted" />
		<span class="unseen">{say("theme.colours")}</span>
		<select
			value={themeChoice()}
			onChange={({ currentTarget }) => {
				const choice = themeChoices.find((each) => each === currentTarget.value);
				if (choice !== undefined) chooseTheme(choice);
			}}
		>
			<For each={themeChoices}>{(choice) => <option value={choice}>{say(names[choice])}</option>}</For>
		</select>
	</label>
);
