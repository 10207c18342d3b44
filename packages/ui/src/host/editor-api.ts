/** The API that an editor gives to a webview page, once per page. */
export type EditorApi = {
	postMessage(message: unknown): void;
	getState(): unknown;
	setState(state: unknown): void;
};

declare const acquireVsCodeApi: () => EditorApi;

export const acquireEditorApi = (): EditorApi => acquireVsCodeApi();
