import { isTabMessage } from "@parley/client/core/shared/check-message";
import type { PortLike } from "@parley/client/core/shared/port-like";

/**
 * Lends one tab's token to tabs of the same page that have none, such as one opened by hand. It is kept in memory only, and only while a
 * tab is open.
 */
export class TokenMemory {
	readonly #tokens = new Map<string, string>();

	watch(port: PortLike): PortLike {
		const fill = (data: unknown): unknown => this.#fill(data);
		return {
			postMessage: (message) => port.postMessage(message),
			close: () => port.close(),
			get onmessage() {
				return port.onmessage;
			},
			set onmessage(listener) {
				port.onmessage = listener === null ? null : ({ data }) => listener({ data: fill(data) });
			},
		};
	}

	#fill(data: unknown): unknown {
		if (!isTabMessage(data) || data.kind !== "attach") return data;
		if (data.token === "") return { ...data, token: this.#tokens.get(data.origin) ?? "" };
		this.#tokens.set(data.origin, data.token);
		return data;
	}
}
