import type { HubTopic } from "@parley/client/core/hub-connection";
import type { ViewCommand } from "@parley/client/core/view/view-message";
import type { JSX } from "solid-js";
import type { SessionStore } from "../features/chat/session-store.ts";
import type { AppStore } from "./app-store.ts";
import type { Shortcut } from "./shortcuts.ts";
import type { TopicHandlers } from "./topic-handlers.ts";

/** What the hub pushes to features. That everything was deleted concerns all of them, so the app itself hears it. */
export type FeatureTopic = Exclude<HubTopic["topic"], "forgotten">;

export type View = () => JSX.Element;

/** One open chat, as a card above its composer sees it. */
export type ChatCardProps = { readonly session: SessionStore; readonly agentTitle: string };

type CommandHandlers = { readonly [Name in ViewCommand]: () => void };

/** What a feature adds to the app. Where several add to one place, the order of the list decides. */
type FeatureParts = {
	readonly shortcuts?: readonly Shortcut[];
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
	/** Above the chat. */
	readonly Banner?: View;
	/** Below the list of chats, for as long as there is something to say. */
	readonly ListNotice?: View;
	/** In the row of buttons at the end of the list. */
	readonly ListFoot?: View;
	/** Over everything. */
	readonly Overlay?: View;
	/** Between transcript and composer. */
	readonly ChatCard?: (props: ChatCardProps) => JSX.Element;
};

/** What one feature adds. It names the hub's topics and the editor's commands that it answers for, and must handle those. */
export type Slots<Topic extends FeatureTopic = never, Command extends ViewCommand = never> = FeatureParts &
	([Topic] extends [never] ? { readonly topics?: never } : { readonly topics: Pick<TopicHandlers, Topic> }) &
	([Command] extends [never]
		? { readonly commands?: never }
		: { readonly commands: Pick<CommandHandlers, Command> });

/** What any feature adds. */
export type AnySlots = FeatureParts & {
	readonly topics?: Partial<Pick<TopicHandlers, FeatureTopic>>;
	readonly commands?: Partial<CommandHandlers>;
};

/** A feature is made once per view, and may keep state of its own. */
export type Feature = (app: AppStore) => AnySlots;

type Handled<Added> =
	| (Added extends { readonly topics: infer Handlers } ? keyof Handlers : never)
	| (Added extends { readonly commands: infer Handlers } ? keyof Handlers : never);

/** Topics of the hub and commands of the editor that none of the features handles. */
export type Unhandled<List extends readonly Feature[]> = Exclude<
	FeatureTopic | ViewCommand,
	Handled<ReturnType<List[number]>>
>;

/** A list that leaves a topic or a command to nobody does not compile, and the compiler names what is left. */
export const allFeatures = <const List extends readonly Feature[]>(
	list: List & ([Unhandled<List>] extends [never] ? unknown : { readonly unhandled: Unhandled<List> }),
): List => list;
