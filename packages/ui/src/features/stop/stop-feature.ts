import { say } from "@parley/words/spoken";
import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { StopTurn } from "./stop-turn.ts";

export type StopState = { readonly stopping: PerSession<StopTurn> };

export const stopFeature = ({ hub, notices }: Ground): Slots<StopState> => {
	const held = new Set<StopTurn>();
	const stopping = new PerSession(({ sessionId }) => new StopTurn(sessionId, hub, held));
	return {
		state: { stopping },
		forSession: (session) => stopping.of(session),
		onConnected: () => {
			for (const each of held)
				notices.run(
					(reason) => say("composer.notStopped", { reason }),
					() => each.sendHeld(),
				);
		},
	};
};
