export type IdleWatchOptions = {
	readonly isIdle: () => boolean;
	readonly limit: number;
	readonly onIdle: () => void;
	readonly now?: () => number;
};

const lookEvery = 5_000;

/** Notices when the hub has been idle for long enough. */
export class IdleWatch implements Disposable {
	readonly #timer: NodeJS.Timeout;

	constructor({ isIdle, limit, onIdle, now = Date.now }: IdleWatchOptions) {
		let busyAt = now();
		this.#timer = setInterval(
			() => {
				if (!isIdle()) busyAt = now();
				else if (now() - busyAt >= limit) onIdle();
			},
			Math.min(lookEvery, limit),
		);
	}

	[Symbol.dispose](): void {
		clearInterval(this.#timer);
	}
}
