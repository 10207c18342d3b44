import type { ConnectionStatus, HubConnection } from "@parley/client/core/hub-connection";
import type { Accessor } from "solid-js";
import type { LastWords } from "../features/drafts/drafts.ts";
import { Notices } from "../features/notices/notices.ts";
import { FrameQueue } from "../shared/frame-queue.ts";
import { type HostEnvironment, pageEnvironment } from "../shared/host-environment.ts";
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
};

type GroundParts = Pick<Ground, "hub" | "status" | "viewState" | "forget">;

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
