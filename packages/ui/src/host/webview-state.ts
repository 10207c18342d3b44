import type { ViewState } from "../store/view-state.ts";
import type { EditorApi } from "./editor-api.ts";

type Kept = { readonly activation: string; readonly values: Readonly<Record<string, string>> };

/** Kept by the editor: it outlives the page, the extension and a restart, also when none of them has a chance to say so. */
export const webviewState = (
	api: Pick<EditorApi, "getState" | "setState">,
	activation: string,
): ViewState => {
	const state = api.getState();
	const values = new Map(Object.entries(isKept(state) ? state.values : {}));
	const keep = (): void => api.setState({ activation, values: Object.fromEntries(values) } satisfies Kept);
	return {
		read: (key) => values.get(key),
		write: (key, value) => {
			values.set(key, value);
			keep();
		},
		remove: (key) => {
			if (values.delete(key)) keep();
		},
	};
};

const isKept = (state: unknown): state is Kept =>
	isObject(state) &&
	"values" in state &&
	isObject(state.values) &&
	Object.values(state.values).every((value) => typeof value === "string");

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
