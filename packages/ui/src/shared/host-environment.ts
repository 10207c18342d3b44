import type { ViewSetup } from "@parley/client/core/view/view-setup";
import type { Accessor } from "solid-js";

/** Where a view is shown, and what that implies. */
export type HostEnvironment = {
	readonly place: "page" | ViewSetup["place"];
	/** Folders of the editor window that shows the view; a page in a browser has none. */
	readonly folders: Accessor<readonly string[]>;
	/** Whether those folders are on another machine than the person's screen. */
	readonly isRemote?: boolean;
	/** The chat to open when the view remembers none. */
	readonly sessionId?: string;
};

export const pageEnvironment: HostEnvironment = { place: "page", folders: () => [] };

export const isInEditor = ({ place }: Pick<HostEnvironment, "place">): boolean => place !== "page";
