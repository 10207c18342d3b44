import type { HubConnection } from "@parley/client/core/hub-connection";
import { failureText, hasCode } from "../../../shared/failure-text.ts";
import type { Slots } from "../../../shared/slots.ts";
import type { UploadState } from "./pending-file.ts";
import { Upload } from "./upload.ts";

export type UploadRunOptions = {
	readonly hub: HubConnection;
	/** Limits the concurrent uploads of all sessions. */
	readonly slots: Slots;
	readonly onState: (state: UploadState) => void;
	readonly onDone: (blob: string) => void;
};

/** A request can fail on a live connection. No reconnect triggers a retry then, so a timer does, a few times. */
const maxTries = 5;
const retryAfterMs = 2000;

/** Uploads one file across reconnects. Reports nothing after `cancel`. */
export class UploadRun {
	readonly file: File;
	readonly #upload: Upload;
	readonly #options: UploadRunOptions;
	#isRunning = false;
	#isCancelled = false;
	#tries = 0;
	#received = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(file: File, options: UploadRunOptions) {
		this.file = file;
		this.#options = options;
		this.#upload = new Upload(options.hub, file);
	}

	/** Starts the upload, or resumes it. */
	start(): void {
		clearTimeout(this.#timer);
		if (!this.#isRunning && !this.#isCancelled) void this.#run();
	}

	cancel(): void {
		this.#isCancelled = true;
		clearTimeout(this.#timer);
		this.#upload.cancel();
	}

	async #run(): Promise<void> {
		this.#isRunning = true;
		this.#options.onState({ phase: "waiting" });
		try {
			const blob = await this.#options.slots.use(() => this.#upload.run(this.#onProgress));
			if (blob !== undefined && !this.#isCancelled) this.#options.onDone(blob);
		} catch (error) {
			if (!this.#isCancelled) this.#options.onState(this.#stateAfter(error));
		} finally {
			this.#isRunning = false;
		}
	}

	readonly #onProgress = (received: number): void => {
		this.#tries = 0;
		this.#received = received;
		if (!this.#isCancelled) this.#options.onState({ phase: "sending", received });
	};

	#stateAfter(error: unknown): UploadState {
		const failed = { phase: "failed", problem: failureText(error) } as const;
		if (!hasCode(error, "disconnected")) return failed;
		if (this.#options.hub.status.state === "connected") {
			this.#tries += 1;
			if (this.#tries > maxTries) return failed;
			this.#timer = setTimeout(() => this.start(), retryAfterMs);
		}
		return { phase: "paused", received: this.#received };
	}
}
