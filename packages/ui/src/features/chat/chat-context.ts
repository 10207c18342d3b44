import type { PromptContent } from "@parley/protocol/message/content";
import { createContext, useContext } from "solid-js";
import { NoAppError } from "../../app/app-context.ts";
import type { OpenPlace } from "../file-link/open-place.ts";
import type { OlderTurns } from "./older-turns.ts";

/** What rows need to know of the chat they stand in. */
export type ChatContext = {
	readonly sessionId: string;
	readonly agentTitle: () => string;
	readonly folder: () => string;
	/** Where files that it names are opened. */
	readonly places: OpenPlace;
	/** `atFirst`: whether it is open until somebody touches it. */
	readonly isOpen: (key: string, atFirst?: boolean) => boolean;
	readonly toggle: (key: string, atFirst?: boolean) => void;
	/** Whether this row was looked for just now. */
	readonly isSought: (key: string) => boolean;
	/** What of the conversation is not held. */
	readonly older: OlderTurns;
	/** Sends the same content under a new message id. */
	readonly sendAgain: (content: readonly PromptContent[]) => void;
	/** Whether that has happened since a turn, or is on its way. */
	readonly isSentSince: (turn: number, content: readonly PromptContent[]) => boolean;
};

export const ChatContext = createContext<ChatContext>();

export const useChat = (): ChatContext => {
	const chat = useContext(ChatContext);
	if (chat === undefined) throw new NoAppError();
	return chat;
};
