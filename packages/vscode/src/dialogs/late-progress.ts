import { cancelled } from "@parley/client/core/transfer/export-session";
import { type Progress, ProgressLocation, window } from "vscode";

export type ProgressHandle = {
	/** The completed share, from 0 to 1. */
	readonly report: (share: number) => void;
	readonly isCancelled: () => boolean;
	readonly throwIfCancelled: () => void;
};

/** Shorter work shows no progress. */
const patienceMs = 700;

/** Runs work that may take long; if it does, the editor shows its progress and lets the user cancel. */
export const withLateProgress = async <Value>(
	title: string,
	work: (handle: ProgressHandle) => Promise<Value>,
): Promise<Value> => {
	let [share, shown] = [0, 0];
	let isCancelled = false;
	let progress: Progress<{ increment: number }> | undefined;
	const show = (): void => {
		progress?.report({ increment: 100 * (share - shown) });
		shown = share;
	};
	const running = work({
		report: (next) => {
			share = Math.max(share, next);
			if (progress !== undefined) show();
		},
		isCancelled: () => isCancelled,
		throwIfCancelled: () => {
			if (isCancelled) throw cancelled();
		},
	});
	const settled = running.then(
		() => undefined,
		() => undefined,
	);
	const timer = setTimeout(() => {
		const options = { location: ProgressLocation.Notification, title, cancellable: true };
		void window.withProgress(options, async (bar, token) => {
			token.onCancellationRequested(() => {
				isCancelled = true;
			});
			progress = bar;
			show();
			await settled;
		});
	}, patienceMs);
	try {
		return await running;
	} finally {
		clearTimeout(timer);
	}
};
