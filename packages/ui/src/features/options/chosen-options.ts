import type { HubConnection } from "@parley/client/core/hub-connection";
import type { OptionChange } from "@parley/protocol/agent/options/option-change";
import type { SessionOption } from "@parley/protocol/agent/options/session-option";
import { type Accessor, createSignal } from "solid-js";

/** The changes of a session's options that its agent has not accepted yet. The log says what is chosen. */
export class ChosenOptions {
	readonly changing: Accessor<ReadonlySet<string>>;
	readonly #setChanging: (change: (ids: ReadonlySet<string>) => ReadonlySet<string>) => void;
	readonly #sessionId: string;
	readonly #hub: Pick<HubConnection, "request">;

	constructor(sessionId: string, hub: Pick<HubConnection, "request">) {
		this.#sessionId = sessionId;
		this.#hub = hub;
		[this.changing, this.#setChanging] = createSignal<ReadonlySet<string>>(new Set());
	}

	/** Settles when the agent has accepted the value. */
	async choose({ id, kind }: SessionOption, value: string | boolean): Promise<void> {
		this.#setChanging((ids) => new Set([...ids, id]));
		try {
			const change = changeOf(id, kind, value);
			await this.#hub.request("session.configure", { sessionId: this.#sessionId, change });
		} finally {
			this.#setChanging((ids) => new Set([...ids].filter((each) => each !== id)));
		}
	}
}

const changeOf = (id: string, kind: SessionOption["kind"], value: string | boolean): OptionChange => {
	if (kind === "option" || typeof value === "boolean") return { kind: "option", option: id, value };
	return kind === "mode" ? { kind, mode: value } : { kind, model: value };
};
