import { readJson, type ViewState } from "../../shared/view-state.ts";
import type { Opened } from "./expansion.ts";

/** The row at the upper edge for a reader who is not at the end, and how far it is scrolled out of view. */
export type Anchor = { readonly key: string; readonly offset: number };

/** How the user looks at a chat. A page that reloads within one activation of the view restores it. */
export type ChatLook = Opened & { readonly anchor?: Anchor };

/** Scrolling changes the look constantly, so writes are delayed and merged. */
const writeAfterMs = 200;

/** Keeps the look of one chat for one activation of the view. */
export class ChatMemory {
	readonly #passing: ViewState;
	readonly #key: string;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(passing: ViewState, sessionId: string) {
		this.#passing = passing;
		this.#key = `look.${sessionId}`;
	}

	read(): ChatLook {
		return { open: [], closed: [], ...readJson(this.#passing, this.#key, isLook) };
	}

	write(look: ChatLook): void {
		clearTimeout(this.#timer);
		this.#timer = undefined;
		this.#passing.write(this.#key, JSON.stringify(look));
	}

	/** Calls `look` when the write is due. */
	writeSoon(look: () => ChatLook): void {
		this.#timer ??= setTimeout(() => this.write(look()), writeAfterMs);
	}
}

/** Earlier versions did not keep what was closed. */
const isLook = (value: unknown): value is Partial<ChatLook> => {
	if (typeof value !== "object" || value === null || !("open" in value)) return false;
	const closed = "closed" in value ? value.closed : [];
	const anchor = "anchor" in value ? value.anchor : undefined;
	return isKeys(value.open) && isKeys(closed) && (anchor === undefined || isAnchor(anchor));
};

const isKeys = (value: unknown): boolean =>
	Array.isArray(value) && value.every((key) => typeof key === "string");

const isAnchor = (value: unknown): value is Anchor =>
	typeof value === "object" &&
	value !== null &&
	"key" in value &&
	typeof value.key === "string" &&
	"offset" in value &&
	typeof value.offset === "number";
