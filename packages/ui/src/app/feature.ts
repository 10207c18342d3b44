import type { HubTopic } from "@parley/client/core/hub-connection";
import type { ViewCommand } from "@parley/client/core/view/view-message";
import type { JSX } from "solid-js";
import type { SessionStore } from "../features/chat/session-store.ts";
import type { Shortcut } from "./shortcuts.ts";
import type { TopicHandlers } from "./topic-handlers.ts";

/** What the hub pushes to features. That everything was deleted concerns all of them, so the app itself hears it. */
export type FeatureTopic = Exclude<HubTopic["topic"], "forgotten">;

export type View = () => JSX.Element;

/** One open chat, as what stands below its transcript sees it. */
export type ChatPartProps = { readonly session: SessionStore; readonly agentTitle: string };

export type ChatPart = (props: ChatPartProps) => JSX.Element;

type CommandHandlers = { readonly [Name in ViewCommand]: () => void };

/**
 * What a feature adds to the app. Where several add to one place, they stand there in the order of the list. What ends
 * something goes the other way, so that a feature outlives those that were built on it.
 */
type FeatureParts = {
	readonly shortcuts?: readonly Shortcut[];
	/** Everything that listens is in place. */
	readonly start?: () => void;
	/** The connection is there. Resumed, it has missed nothing. */
	readonly onConnected?: (resumed: boolean) => void;
	/** Asks the hub for what may have changed unseen. */
	readonly load?: () => Promise<void>;
	/** Every feature has loaded. */
	readonly onLoaded?: () => Promise<void>;
	/** A session no longer exists. */
	readonly forget?: (sessionId: string) => void;
	/** Everything was deleted, here or in another window. */
	readonly clear?: () => void;
	/** The view ends. */
	readonly dispose?: () => void;
	/** Above the chat. */
	readonly Banner?: View;
	/** Below the list of chats, for as long as there is something to say. */
	readonly ListNotice?: View;
	/** In the row of buttons at the end of the list. */
	readonly ListFoot?: View;
	/** Over everything. */
	readonly Overlay?: View;
	/** Between transcript and composer. */
	readonly ChatCard?: ChatPart;
	/** Below the cards. */
	readonly ChatFoot?: ChatPart;
};

/** For a feature that keeps nothing which others use. */
export type NoState = Readonly<Record<never, never>>;

/** What one feature adds. It names the hub's topics and the editor's commands that it answers for, and must handle those. */
export type Slots<
	State extends object = NoState,
	Topic extends FeatureTopic = never,
	Command extends ViewCommand = never,
> = FeatureParts & {
	/** What it keeps, for the features after it in the list and for every view. */
	readonly state: State;
} & ([Topic] extends [never]
		? { readonly topics?: never }
		: { readonly topics: Pick<TopicHandlers, Topic> }) &
	([Command] extends [never]
		? { readonly commands?: never }
		: { readonly commands: Pick<CommandHandlers, Command> });

/** What any feature adds. */
export type AnySlots = FeatureParts & {
	readonly state: object;
	readonly topics?: Partial<Pick<TopicHandlers, FeatureTopic>>;
	readonly commands?: Partial<CommandHandlers>;
};
