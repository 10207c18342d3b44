import type { PortLike, PortListener } from "@parley/client/core/shared/port-like";
import { type HostMessage, viewVersion } from "@parley/client/core/view/view-message";

export type ViewPortsOptions = {
	readonly post: (message: HostMessage) => void;
	/** Connects a new port to the shared hub. */
	readonly serve: (port: PortLike) => void;
	/** Called when a view was disconnected because it had stopped reading. */
	readonly onOverrun: () => void;
	readonly maxUnheard?: number;
};

/** How many messages a silent view is sent. Even a fast stream sends far fewer between two heartbeats. */
const defaultMaxUnheard = 10_000;

interface ViewPort extends PortLike {
	onmessage: PortListener | null;
}

/** The ports of one view. Each page it shows over time has its own port, and only the newest counts. */
export class ViewPorts {
	readonly #options: ViewPortsOptions;
	readonly #ports = new Map<string, ViewPort>();
	#isSilent = false;
	#unheard = 0;

	constructor(options: ViewPortsOptions) {
		this.#options = options;
	}

	receive(name: string, message: unknown): void {
		this.heard();
		this.#find(name, message)?.onmessage?.({ data: message });
	}

	/** Records that the view is alive. */
	heard(): void {
		this.#unheard = 0;
	}

	/** Stops posting while the page may be destroyed: editors would queue messages without limit for the next page. */
	silence(isSilent: boolean): void {
		this.#isSilent = isSilent;
	}

	/** Closes whatever the page had open at the hub. A page that survives finds out with its next message. */
	closeAll(): void {
		for (const port of this.#ports.values()) port.onmessage?.({ data: { v: viewVersion, kind: "detach" } });
		this.#ports.clear();
	}

	#find(name: string, message: unknown): ViewPort | undefined {
		const known = this.#ports.get(name);
		if (known !== undefined || isGoodbye(message)) return known;
		this.closeAll();
		const port: ViewPort = {
			onmessage: null,
			postMessage: (data) => this.#post(name, data),
			close: () => void this.#ports.delete(name),
		};
		this.#ports.set(name, port);
		this.#options.serve(port);
		return port;
	}

	#post(port: string, message: unknown): void {
		if (this.#isSilent) return;
		const { post, onOverrun, maxUnheard = defaultMaxUnheard } = this.#options;
		this.#unheard += 1;
		if (this.#unheard <= maxUnheard) post({ v: viewVersion, kind: "port", port, message });
		else if (this.#unheard === maxUnheard + 1) {
			this.closeAll();
			onOverrun();
		}
	}
}

const isGoodbye = (message: unknown): boolean => {
	return typeof message === "object" && message !== null && "kind" in message && message.kind === "detach";
};
