import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import type { AgentsState } from "../agents/agents-feature.ts";
import type { FoldersState } from "../folders/folders-feature.ts";
import type { SessionsState } from "../sessions/sessions-feature.ts";
import type { TabsState } from "../tabs/tabs-feature.ts";
import { beginFirstChat } from "./begin-first-chat.ts";
import { NewChat } from "./new-chat.ts";
import { NewChatOverlay } from "./new-chat-overlay.tsx";

export type NewChatState = { readonly newChat: NewChat };

type Needs = Ground & AgentsState & FoldersState & SessionsState & TabsState;

export const newChatFeature = (app: Needs): Slots<NewChatState, never, "newChat" | "chooseChat"> => {
	const { hub, layout } = app;
	const newChat = new NewChat(hub, {
		...app,
		onStarted: () => {
			layout.closeList();
			requestAnimationFrame(focusComposer);
		},
	});
	return {
		state: { newChat },
		commands: {
			newChat: () => void newChat.startDefault(),
			chooseChat: () => newChat.choose(),
		},
		shortcuts: [{ modifier: "alt", code: "KeyN", run: () => void newChat.startDefault() }],
		onLoaded: () => beginFirstChat({ ...app, newChat }),
		Overlay: NewChatOverlay,
	};
};
