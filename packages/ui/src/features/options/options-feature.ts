import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { ChosenOptions } from "./chosen-options.ts";

export type OptionsState = { readonly options: PerSession<ChosenOptions> };

export const optionsFeature = ({ hub }: Ground): Slots<OptionsState> => ({
	state: { options: new PerSession(({ sessionId }) => new ChosenOptions(sessionId, hub)) },
});
