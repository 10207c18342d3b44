import { readJson, type ViewState } from "../../../shared/view-state.ts";
import type { PendingFile } from "./pending-file.ts";

type Kept = Omit<PendingFile, "state">;

/** Remembers the names of files being uploaded, so that a reloaded page can name the ones it lost. */
export class UploadMemory {
	readonly #viewState: ViewState;
	readonly #key: string;

	constructor(viewState: ViewState, sessionId: string) {
		this.#viewState = viewState;
		this.#key = `uploads.${sessionId}`;
	}

	read(): readonly PendingFile[] {
		const kept = readJson(this.#viewState, this.#key, isKept) ?? [];
		return kept.map((file) => ({ ...file, state: { phase: "lost" } }));
	}

	write(files: readonly PendingFile[]): void {
		if (files.length === 0) this.remove();
		else this.#viewState.write(this.#key, JSON.stringify(files.map(toKeep)));
	}

	remove(): void {
		this.#viewState.remove(this.#key);
	}
}

const toKeep = ({ attachmentId, name, mimeType, size }: PendingFile): Kept => ({
	attachmentId,
	name,
	mimeType,
	size,
});

const isKept = (value: unknown): value is readonly Kept[] => Array.isArray(value) && value.every(isKeptFile);

const isKeptFile = (value: unknown): value is Kept =>
	typeof value === "object" &&
	value !== null &&
	"attachmentId" in value &&
	typeof value.attachmentId === "string" &&
	"name" in value &&
	typeof value.name === "string" &&
	"mimeType" in value &&
	typeof value.mimeType === "string" &&
	"size" in value &&
	typeof value.size === "number";
