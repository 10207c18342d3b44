import type { ConnectionStatus, HubConnection } from "@parley/client/core/hub-connection";
import type { Accessor } from "solid-js";
import { FrameQueue } from "../shared/frame-queue.ts";
import { type HostEnvironment, pageEnvironment } from "../shared/host-environment.ts";
import type { LastWords } from "../shared/last-words.ts";
import { Notices } from "../shared/notices.ts";
import type { SessionPart } from "../shared/session/session-part.ts";
import type { SessionStore } from "../shared/session/session-store.ts";
import { memoryViewState, type ViewState } from "../shared/view-state.ts";
import { Dialogs } from "../shared/widgets/dialogs.ts";
import { Layout } from "./layout.ts";

export type GroundOptions = {
	readonly lastWords?: LastWords;
	readonly environment?: HostEnvironment;
	/** Keeps transient state; for a page in a browser, it ends with the page. */
	readonly passing?: ViewState;
};

/** What every feature builds on. */
export type Ground = {
	readonly hub: HubConnection;
	readonly status: Accessor<ConnectionStatus>;
	readonly viewState: ViewState;
	readonly passing: ViewState;
	readonly environment: HostEnvironment;
	readonly lastWords: LastWords | undefined;
	readonly frames: FrameQueue;
	readonly layout: Layout;
	readonly dialogs: Dialogs;
	readonly notices: Notices;
	/** Tells every feature about sessions that no longer exist. */
	readonly forget: (sessionIds: readonly string[]) => void;
	/** What the features keep for an open session. */
	readonly partsFor: (session: SessionStore) => readonly SessionPart[];
};

type GroundParts = Pick<Ground, "hub" | "status" | "viewState" | "forget" | "partsFor">;

export const layGround = (
	parts: GroundParts,
	{ lastWords, environment = pageEnvironment, passing = memoryViewState() }: GroundOptions,
): Ground => ({
	...parts,
	lastWords,
	environment,
	passing,
	frames: new FrameQueue(),
	layout: new Layout(),
	dialogs: new Dialogs(),
	notices: new Notices(),
});
