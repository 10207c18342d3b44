import type { Slots } from "../../app/feature.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import type { OptionsState } from "../options/options-feature.ts";
import { PlanMode } from "./plan-mode.ts";

export type PlanModeState = { readonly planModes: PerSession<PlanMode> };

export const planModeFeature = ({ options }: OptionsState): Slots<PlanModeState> => {
	const planModes = new PerSession((session) => new PlanMode(session, options.of(session)));
	return { state: { planModes }, forSession: (session) => planModes.of(session) };
};
