import { isFields } from "@parley/base/guards/fields";
import { isOptional } from "@parley/base/guards/scalars";
import { isId } from "../shared/is-id.ts";
import { isTexts } from "./check-view-message.ts";

/** The initial data a host embeds in a view's page. */
export type ViewSetup = {
	readonly place: "sidebar" | "tab";
	/** Changes when the editor restarts the extension: transient state, such as scroll positions, ends with it. */
	readonly activation: string;
	/** The folders of the editor window, on the hub's machine. */
	readonly folders: readonly string[];
	/** Whether those folders are on another machine than the user's screen, as in a remote window or a browser. */
	readonly isRemote: boolean;
	/** The chat to show when the view remembers none. */
	readonly sessionId?: string;
};

/** The name of the page's `meta` element that carries it as JSON. */
export const viewSetupName = "parley-view";

export const parseViewSetup = (text: string): ViewSetup | undefined => {
	try {
		const data: unknown = JSON.parse(text);
		return isViewSetup(data) ? data : undefined;
	} catch (error) {
		if (error instanceof SyntaxError) return undefined;
		throw error;
	}
};

const isViewSetup = (data: unknown): data is ViewSetup => {
	if (!isFields(data)) return false;
	const { place, activation, folders, isRemote, sessionId } = data;
	const isPlace = place === "sidebar" || place === "tab";
	if (!isPlace || typeof isRemote !== "boolean") return false;
	return isId(activation) && isTexts(folders) && isOptional(sessionId, isId);
};
