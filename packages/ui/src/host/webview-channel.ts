import type { PortLike, PortListener } from "@parley/client/core/shared/port-like";
import { isHostMessage } from "@parley/client/core/view/check-view-message";
import { type HostMessage, type ViewMessage, viewVersion } from "@parley/client/core/view/view-message";
import type { EditorApi } from "./editor-api.ts";

/** The host's messages to the view itself; the others are for ports and watchdogs. */
export type HostCommand = Extract<HostMessage, { kind: "show" | "run" | "folders" }>;

/** The only channel for messages between this page and the editor. */
export class WebviewChannel {
	readonly #api: Pick<EditorApi, "postMessage">;
	readonly #page = crypto.randomUUID();
	readonly #ports = new Map<string, PortLike>();
	#count = 0;
	onCommand: (command: HostCommand) => void = () => {};

	constructor(api: Pick<EditorApi, "postMessage">) {
		this.#api = api;
		addEventListener("message", ({ data }) => {
			if (isHostMessage(data)) this.#receive(data);
		});
	}

	/** Opens a new port to the hub. Its name is never reused, so that messages for another page or an older port do not arrive. */
	openPort(): PortLike {
		const name = `${this.#page}.${this.#count++}`;
		const port = {
			onmessage: null as PortListener | null,
			postMessage: (message: unknown) => this.send({ v: viewVersion, kind: "port", port: name, message }),
			close: () => void this.#ports.delete(name),
		};
		this.#ports.set(name, port);
		return port;
	}

	send(message: ViewMessage): void {
		this.#api.postMessage(message);
	}

	#receive(message: HostMessage): void {
		switch (message.kind) {
			case "port":
				this.#ports.get(message.port)?.onmessage?.({ data: message.message });
				break;
			case "beat":
				this.send(message);
				break;
			default:
				this.onCommand(message);
		}
	}
}
