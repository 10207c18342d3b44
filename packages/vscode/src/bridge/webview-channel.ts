import { isViewMessage } from "@parley/client/core/view/check-view-message";
import type { HostMessage, ViewMessage } from "@parley/client/core/view/view-message";
import type { ViolationCounter } from "@parley/protocol/envelope/violation";
import type { Disposable, Webview } from "vscode";

/** The only path for messages between the extension and one webview. */
export class WebviewChannel {
	readonly #webview: Webview;
	readonly #subscription: Disposable;

	constructor(webview: Webview, violations: ViolationCounter, onMessage: (message: ViewMessage) => void) {
		this.#webview = webview;
		this.#subscription = webview.onDidReceiveMessage((data: unknown) => {
			if (isViewMessage(data)) onMessage(data);
			else {
				const detail = "it is no message of a view";
				violations.add({ direction: "inbound", reason: "not_an_envelope", detail });
			}
		});
	}

	/** A destroyed webview drops the message; its successor starts from scratch. */
	post(message: HostMessage): void {
		this.#webview.postMessage(message).then(undefined, () => undefined);
	}

	dispose(): void {
		this.#subscription.dispose();
	}
}
