import type { AppStore } from "../../app/app-store.ts";
import type { Slots } from "../../app/feature.ts";
import { beginFirstChat } from "./begin-first-chat.ts";
import { NewChatOverlay } from "./new-chat-overlay.tsx";

export const newChatFeature = (app: AppStore): Slots<never, "newChat" | "chooseChat"> => ({
	commands: {
		newChat: () => void app.newChat.startDefault(),
		chooseChat: () => app.newChat.choose(),
	},
	shortcuts: [{ modifier: "alt", code: "KeyN", run: () => void app.newChat.startDefault() }],
	onLoaded: () => beginFirstChat(app),
	Overlay: NewChatOverlay,
});
