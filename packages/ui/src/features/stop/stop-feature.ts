import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { StopTurn } from "./stop-turn.ts";

export type StopState = { readonly stopping: PerSession<StopTurn> };

export const stopFeature = ({ hub }: Ground): Slots<StopState> => {
	const stopping = new PerSession(({ sessionId }) => new StopTurn(sessionId, hub));
	return { state: { stopping }, forSession: (session) => stopping.of(session) };
};
