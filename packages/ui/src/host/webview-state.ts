import { isFields } from "@parley/base/guards/fields";
import type { ViewState } from "../shared/view-state.ts";
import type { EditorApi } from "./editor-api.ts";

type Texts = Readonly<Record<string, string>>;

/** `passing` belongs to one activation of the extension, `values` to the view. */
type Kept = { readonly activation: string; readonly values: Texts; readonly passing: Texts };

/** The state that an editor keeps for a view. */
export type WebviewState = {
	/** Survives the page, the extension and a restart, even if none of them shuts down cleanly. */
	readonly lasting: ViewState;
	/** Transient view state: dropped when the extension restarts. */
	readonly passing: ViewState;
};

export const webviewState = (
	api: Pick<EditorApi, "getState" | "setState">,
	activation: string,
): WebviewState => {
	const state = api.getState();
	const kept: Kept = isKept(state) ? state : { activation, values: {}, passing: {} };
	const values = new Map(Object.entries(kept.values));
	const passing = new Map(Object.entries(kept.activation === activation ? kept.passing : {}));
	const keep = (): void =>
		api.setState({
			activation,
			values: Object.fromEntries(values),
			passing: Object.fromEntries(passing),
		} satisfies Kept);
	return { lasting: overMap(values, keep), passing: overMap(passing, keep) };
};

const overMap = (map: Map<string, string>, keep: () => void): ViewState => ({
	read: (key) => map.get(key),
	write: (key, value) => {
		map.set(key, value);
		keep();
	},
	remove: (key) => {
		if (map.delete(key)) keep();
	},
	clear: () => {
		map.clear();
		keep();
	},
});

const isKept = (state: unknown): state is Kept =>
	isFields(state) &&
	typeof state["activation"] === "string" &&
	isTexts(state["values"]) &&
	isTexts(state["passing"]);

const isTexts = (value: unknown): value is Texts =>
	isFields(value) && Object.values(value).every((each) => typeof each === "string");
