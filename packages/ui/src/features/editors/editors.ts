import type { HubConnection } from "@parley/client/core/hub-connection";
import type { Params, TopicPayload } from "@parley/protocol/contract/names";
import type { ToolContent } from "@parley/protocol/tool/events";
import { type Accessor, createSignal, type Setter } from "solid-js";
import { saidText } from "../../shared/said-text.ts";

type Diff = Extract<ToolContent, { type: "diff" }>;

/** The editors attached to the hub, and what they can show. The hub chooses the window. */
export class Editors {
	/** Whether any editor is attached. */
	readonly available: Accessor<boolean>;
	readonly #setAvailable: Setter<boolean>;
	readonly #hub: HubConnection;

	constructor(hub: HubConnection) {
		this.#hub = hub;
		[this.available, this.#setAvailable] = createSignal(false);
	}

	async load(): Promise<void> {
		this.take(await this.#hub.request("host.list", {}));
	}

	take({ windows }: TopicPayload<"hosts">): void {
		this.#setAvailable(windows > 0);
	}

	/** Shows a file. One outside the session's folder opens only if explicitly requested; otherwise this returns its real path. */
	async openFile(
		sessionId: string,
		place: Omit<Params<"host.openFile">, "sessionId">,
	): Promise<string | undefined> {
		return (await this.#hub.request("host.openFile", { sessionId, ...place })).outside;
	}

	async openDiff(sessionId: string, diff: Diff): Promise<void> {
		await this.#hub.request("host.openDiff", { sessionId, ...diffParams(diff) });
	}

	/** Shows a text of the agent, read-only. */
	async openText(sessionId: string, name: string, source: Params<"host.openText">["source"]): Promise<void> {
		await this.#hub.request("host.openText", { sessionId, name, source });
	}

	/** Opens the editor's trust settings for the session's folder. */
	async manageTrust(sessionId: string): Promise<void> {
		await this.#hub.request("host.manageTrust", { sessionId });
	}
}

/** If there is a blob, the text is only its beginning. */
const diffParams = ({
	path,
	oldText,
	newText,
	oldBlob,
	newBlob,
	oldNotKept,
	newNotKept,
}: Diff): Omit<Params<"host.openDiff">, "sessionId"> => ({
	path,
	...(oldBlob !== undefined
		? { before: { blob: oldBlob } }
		: oldText === undefined
			? {}
			: { before: { text: saidText(oldText, oldNotKept) } }),
	after: newBlob === undefined ? { text: saidText(newText, newNotKept) } : { blob: newBlob },
});
