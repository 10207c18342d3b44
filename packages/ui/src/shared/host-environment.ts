import type { ViewSetup } from "@parley/client/core/view/view-setup";
import type { Accessor } from "solid-js";

/** Where a view is drawn, and what that brings with it. */
export type HostEnvironment = {
	readonly place: "page" | ViewSetup["place"];
	/** Folders of the editor's window that shows it; a page in a browser has none of its own. */
	readonly folders: Accessor<readonly string[]>;
	/** Whether those are on another machine than the person's screen. */
	readonly isRemote?: boolean;
	/** The chat to begin with when the view remembers none. */
	readonly sessionId?: string;
};

export const pageEnvironment: HostEnvironment = { place: "page", folders: () => [] };

export const isInEditor = ({ place }: Pick<HostEnvironment, "place">): boolean => place !== "page";
