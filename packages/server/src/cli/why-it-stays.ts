import { say } from "@parley/words/spoken";

/** Why Parley goes on when the command that started it ends. */
export const whyItStays = (busy: number, windows: number): string => {
	const chats = say("cli.chats", { count: busy });
	const connected = say("cli.windows", { count: windows });
	if (busy > 0 && windows > 0) return say("cli.keepsRunning", { chats, windows: connected });
	if (busy > 0) return say("cli.keepsWorking", { chats });
	return windows > 0 ? say("cli.keepsWindows", { windows: connected }) : say("cli.keepsServing");
};
