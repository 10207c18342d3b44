import { createSignal } from "solid-js";
import { type HostEnvironment, isInEditor } from "../../shared/host-environment.ts";

/** `system`: follows the preference of the machine. */
export const themeChoices = ["system", "dark", "light", "contrast"] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const key = "parley.theme";

const isThemeChoice = (value: unknown): value is ThemeChoice => themeChoices.some((each) => each === value);

/** Local to this browser. Without storage, as in some private windows, the choice lasts as long as the page. */
const stored = (): ThemeChoice => {
	try {
		const value = localStorage.getItem(key);
		return isThemeChoice(value) ? value : "system";
	} catch {
		return "system";
	}
};

const [choice, setChoice] = createSignal<ThemeChoice>("system");

export const themeChoice = choice;

export const chooseTheme = (next: ThemeChoice): void => {
	setChoice(next);
	show();
	try {
		localStorage.setItem(key, next);
	} catch {
		// The page shows the choice anyway.
	}
};

const moreContrast = matchMedia("(prefers-contrast: more)");

const show = (): void => {
	const { dataset } = document.documentElement;
	const now = choice();
	const contrast = now === "contrast" || (now === "system" && moreContrast.matches);
	if (contrast) dataset["contrast"] = "more";
	else delete dataset["contrast"];
	if (now === "dark" || now === "light") dataset["scheme"] = now;
	else delete dataset["scheme"];
};

/** The editor marks its theme on the body of every page it shows; its variables already have the colours. */
const showEditorTheme = (): void => {
	const { dataset } = document.documentElement;
	const kind = document.body.dataset["vscodeThemeKind"] ?? "";
	dataset["scheme"] = kind.endsWith("light") ? "light" : "dark";
	if (kind.includes("high-contrast")) dataset["contrast"] = "more";
	else delete dataset["contrast"];
};

/** Applies the theme and follows its changes until the returned function is called. */
export const startTheme = (environment: HostEnvironment): (() => void) => {
	document.documentElement.dataset["place"] = environment.place;
	if (isInEditor(environment)) {
		showEditorTheme();
		const observer = new MutationObserver(showEditorTheme);
		observer.observe(document.body, { attributeFilter: ["data-vscode-theme-kind"] });
		return () => observer.disconnect();
	}
	setChoice(stored());
	moreContrast.addEventListener("change", show);
	show();
	return () => moreContrast.removeEventListener("change", show);
};
