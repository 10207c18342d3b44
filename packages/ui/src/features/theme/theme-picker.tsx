import { For } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import { chooseTheme, type ThemeChoice, themeChoice, themeChoices } from "./theme.ts";
import "./theme-picker.css";

const names: Readonly<Record<ThemeChoice, string>> = {
	system: "System colours",
	dark: "Dark",
	light: "Light",
	contrast: "High contrast",
};

export const ThemePicker = () => (
	<label class="theme-picker">
		<Icon name="colorMode" tone="muted" />
		<span class="unseen">Colours</span>
		<select
			value={themeChoice()}
			onChange={({ currentTarget }) => {
				const choice = themeChoices.find((each) => each === currentTarget.value);
				if (choice !== undefined) chooseTheme(choice);
			}}
		>
			<For each={themeChoices}>{(choice) => <option value={choice}>{names[choice]}</option>}</For>
		</select>
	</label>
);
