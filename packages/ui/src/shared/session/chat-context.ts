import type { PromptContent } from "@parley/protocol/message/content";
import { createContext, useContext } from "solid-js";
import type { FilePlace } from "../markdown/file-link/file-place.ts";
import type { OlderTurns } from "./older-turns.ts";

/** Opens files on the user's request; `link` is what they pressed. */
export type PlaceOpener = { readonly open: (place: FilePlace, link: HTMLElement) => void };

/** What the parts of a transcript need from the chat they belong to. */
export type ChatContext = {
	readonly sessionId: string;
	/** The agent that serves the chat, or served a turn of it. */
	readonly agentTitle: (turn?: number) => string;
	/** The name of a configured agent. */
	readonly titleOf: (agentId: string) => string;
	/** Whether it ended unexpectedly and has not been started again since. */
	readonly isAgentGone: () => boolean;
	readonly folder: () => string;
	/** Opens the files that the chat names. */
	readonly places: PlaceOpener;
	/** `atFirst`: whether it is open until the user toggles it. */
	readonly isOpen: (key: string, atFirst?: boolean) => boolean;
	readonly toggle: (key: string, atFirst?: boolean) => void;
	/** Whether the user has just navigated to this row. */
	readonly isSought: (key: string) => boolean;
	/** Loads the older turns that this view does not hold. */
	readonly older: OlderTurns;
	/** Sends the same content under a new message id. */
	readonly sendAgain: (content: readonly PromptContent[]) => void;
	/** Offers a fresh agent session, and to send the content there. */
	readonly startFresh: (again: readonly PromptContent[]) => void;
	/** Whether that can help after a turn: it is the last one, and its agent session is still the same. */
	readonly mayStartFresh: (turn: number) => boolean;
	/** Whether that content was sent again after a turn, or is being sent. */
	readonly isSentSince: (turn: number, content: readonly PromptContent[]) => boolean;
};

export const ChatContext = createContext<ChatContext>();

export class NoChatError extends Error {
	override readonly name = "NoChatError";
	constructor() {
		super("This component was drawn outside of a chat.");
	}
}

export const useChat = (): ChatContext => {
	const chat = useContext(ChatContext);
	if (chat === undefined) throw new NoChatError();
	return chat;
};
