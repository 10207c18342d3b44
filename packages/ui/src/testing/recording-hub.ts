import type {
	ConnectionStatus,
	HubConnection,
	HubMethod,
	HubTopic,
	SessionConsumer,
	SessionOptions,
	SessionSubscription,
	Unsubscribe,
} from "@parley/client/core/hub-connection";
import type { Params, Result } from "@parley/protocol/contract/names";

/** Forwards everything, and records every text that crosses the connection: data that a view may show as it is. */
export class RecordingHub implements HubConnection {
	readonly texts = new Set<string>();
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
		this.#keep(hub.status);
	}

	get status(): ConnectionStatus {
		return this.#hub.status;
	}

	onStatus(listener: (status: ConnectionStatus) => void): Unsubscribe {
		return this.#hub.onStatus((status) => listener(this.#keep(status)));
	}

	onTopic(listener: (event: HubTopic) => void): Unsubscribe {
		return this.#hub.onTopic((event) => listener(this.#keep(event)));
	}

	async request<Name extends HubMethod>(method: Name, params: Params<Name>): Promise<Result<Name>> {
		this.#keep(params);
		try {
			return this.#keep(await this.#hub.request(method, params));
		} catch (error) {
			// An error with a wording must be translated, not shown as received.
			if (error instanceof Error && !("wording" in error && error.wording !== undefined))
				this.texts.add(error.message);
			throw error;
		}
	}

	openSession(sessionId: string, consumer: SessionConsumer, options?: SessionOptions): SessionSubscription {
		return this.#hub.openSession(sessionId, (update) => consumer(this.#keep(update)), options);
	}

	retryNow(): void {
		this.#hub.retryNow();
	}

	close(): void {
		this.#hub.close();
	}

	#keep<Value>(value: Value): Value {
		keepTexts(this.texts, value);
		return value;
	}
}

/** Skips the English of a sentence that comes with a wording: it must not be shown. */
const keepTexts = (texts: Set<string>, value: unknown): void => {
	if (typeof value === "string") texts.add(value).add(decoded(value));
	if (typeof value !== "object" || value === null) return;
	const isWorded = "wording" in value && value.wording !== undefined;
	for (const [name, each] of Object.entries(value)) {
		// Free-form data from the agent is shown as JSON.
		if ((name === "rawInput" || name === "rawOutput" || name === "data") && typeof each === "object")
			texts.add(JSON.stringify(each, undefined, 2));
		if (!(isWorded && (name === "message" || name === "reason" || name === "problem")))
			keepTexts(texts, each);
	}
};

/** Blobs arrive in base64. */
const decoded = (text: string): string => {
	if (text.length < 8 || !/^[A-Za-z0-9+/]+=*$/.test(text)) return "";
	try {
		return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
	} catch (error) {
		if (error instanceof DOMException) return "";
		throw error;
	}
};
