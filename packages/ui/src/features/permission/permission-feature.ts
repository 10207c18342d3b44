import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { focusPermission } from "./focus-permission.ts";
import { PermissionAnswers } from "./permission-answers.ts";
import { PermissionArea } from "./permission-area.tsx";

export type PermissionState = { readonly answers: PerSession<PermissionAnswers> };

export const permissionFeature = ({
	hub,
	notices,
	viewState,
}: Ground): Slots<PermissionState, never, "answer"> => {
	const allHeld = new Set<PermissionAnswers>();
	const tell = (words: string) => void notices.add(words);
	const answers = new PerSession(
		(session) => new PermissionAnswers(session, { hub, allHeld, tell, viewState }),
	);
	return {
		state: { answers },
		forSession: (session) => answers.of(session),
		onConnected: () => {
			for (const each of allHeld) void each.sendHeld();
		},
		commands: { answer: focusPermission },
		shortcuts: [{ modifier: "alt", code: "KeyA", run: focusPermission }],
		ChatCard: PermissionArea,
	};
};
