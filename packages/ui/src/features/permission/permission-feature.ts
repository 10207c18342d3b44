import type { NoState, Slots } from "../../app/feature.ts";
import { focusPermission } from "./focus-permission.ts";
import { PermissionArea } from "./permission-area.tsx";

export const permissionFeature = (): Slots<NoState, never, "answer"> => ({
	state: {},
	commands: { answer: focusPermission },
	shortcuts: [{ modifier: "alt", code: "KeyA", run: focusPermission }],
	ChatCard: PermissionArea,
});
