import type { HubTopic } from "@parley/client/core/hub-connection";
import type { ViewCommand } from "@parley/client/core/view/view-message";
import type { JSX } from "solid-js";
import type { SessionPart } from "../shared/session/session-part.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import type { Shortcut } from "./shortcuts.ts";
import type { TopicHandlers } from "./topic-handlers.ts";

/** What the hub pushes to features. Deleting everything concerns all of them, so the app itself handles it. */
export type FeatureTopic = Exclude<HubTopic["topic"], "forgotten">;

export type View = () => JSX.Element;

/** The open chat, as the parts below its transcript see it. */
export type ChatPartProps = { readonly session: SessionStore; readonly agentTitle: string };

export type ChatPart = (props: ChatPartProps) => JSX.Element;

type CommandHandlers = { readonly [Name in ViewCommand]: () => void };

/**
 * What a feature adds to the app. Features that add to the same place appear there in list order. Teardown runs in reverse, so that a
 * feature outlives those built on it.
 */
type FeatureParts = {
	readonly shortcuts?: readonly Shortcut[];
	/** Called once all listeners are in place. */
	readonly start?: () => void;
	/** Called on connecting. A resumed connection has missed nothing. */
	readonly onConnected?: (resumed: boolean) => void;
	/** Asks the hub for whatever may have changed while disconnected. */
	readonly load?: () => Promise<void>;
	/** Called once every feature has loaded. */
	readonly onLoaded?: () => Promise<void>;
	/** What it keeps for each open session, to be told of its log and its end. */
	readonly forSession?: (session: SessionStore) => SessionPart;
	/** Called when a session no longer exists. */
	readonly forget?: (sessionId: string) => void;
	/** Called when everything was deleted, here or in another window. */
	readonly clear?: () => void;
	/** Called when the view ends. */
	readonly dispose?: () => void;
	/** Above the chat. */
	readonly Banner?: View;
	/** Below the list of chats, while there is something to report. */
	readonly ListNotice?: View;
	/** In the row of buttons at the end of the list. */
	readonly ListFoot?: View;
	/** On top of everything. */
	readonly Overlay?: View;
	/** Between transcript and composer. */
	readonly ChatCard?: ChatPart;
	/** Below the cards. */
	readonly ChatFoot?: ChatPart;
};

/** For a feature whose state no other feature uses. */
export type NoState = Readonly<Record<never, never>>;

/** What one feature adds. It names the hub topics and editor commands it is responsible for, and must handle those. */
export type Slots<
	State extends object = NoState,
	Topic extends FeatureTopic = never,
	Command extends ViewCommand = never,
> = FeatureParts & {
	/** Its state, for the features after it in the list and for every view. */
	readonly state: State;
} & ([Topic] extends [never]
		? { readonly topics?: never }
		: { readonly topics: Pick<TopicHandlers, Topic> }) &
	([Command] extends [never]
		? { readonly commands?: never }
		: { readonly commands: Pick<CommandHandlers, Command> });

/** The slots of any feature. */
export type AnySlots = FeatureParts & {
	readonly state: object;
	readonly topics?: Partial<Pick<TopicHandlers, FeatureTopic>>;
	readonly commands?: Partial<CommandHandlers>;
};
