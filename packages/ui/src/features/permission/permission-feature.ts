import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import { focusPermission } from "./focus-permission.ts";
import { PermissionAnswers } from "./permission-answers.ts";
import { PermissionArea } from "./permission-area.tsx";

export type PermissionState = { readonly answers: PerSession<PermissionAnswers> };

export const permissionFeature = ({ hub }: Ground): Slots<PermissionState, never, "answer"> => ({
	state: { answers: new PerSession(({ sessionId }) => new PermissionAnswers(sessionId, hub)) },
	commands: { answer: focusPermission },
	shortcuts: [{ modifier: "alt", code: "KeyA", run: focusPermission }],
	ChatCard: PermissionArea,
});
