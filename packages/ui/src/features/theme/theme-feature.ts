import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { isInEditor } from "../../shared/host-environment.ts";
import { startTheme } from "./theme.ts";
import { ThemePicker } from "./theme-picker.tsx";

/** An editor has its own theme setting. */
export const themeFeature = ({ environment }: Ground): Slots => ({
	state: {},
	dispose: startTheme(environment),
	...(isInEditor(environment) ? {} : { ListFoot: ThemePicker }),
});
