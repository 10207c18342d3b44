import type { PortLike, PortListener } from "@parley/client/core/shared/port-like";
import { type HostMessage, viewVersion } from "@parley/client/core/view/view-message";

export type ViewPortsOptions = {
	readonly post: (message: HostMessage) => void;
	/** Takes over a new port: the shared hub. */
	readonly serve: (port: PortLike) => void;
	/** Told when a view was cut off because it took nothing any more. */
	readonly onOverrun: () => void;
	readonly maxUnheard?: number;
};

/** Messages to a view that says nothing. Even a fast stream sends a small part of it between two signs of life. */
const defaultMaxUnheard = 10_000;

interface ViewPort extends PortLike {
	onmessage: PortListener | null;
}

/** The ways to the hub of one view. Each page it shows over time brings its own port, and the newest is the only one that counts. */
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

	/** The view gave a sign of life. */
	heard(): void {
		this.#unheard = 0;
	}

	/** The page is, or may be, gone: editors would keep what is posted now, without limit, for the next page. */
	silence(isSilent: boolean): void {
		this.#isSilent = isSilent;
	}

	/** Lets go of whatever the page had open at the hub. If it still lives, it hears so when it speaks next. */
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
