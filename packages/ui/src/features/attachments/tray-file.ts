import { byteSize } from "@parley/base/bytes/byte-size";
import type { Attachment } from "@parley/protocol/message/attachment";
import type { PendingFile, UploadState } from "./uploads/pending-file.ts";

/** A file beside the text that is being written: on its way, or there. */
export type TrayFile = Omit<PendingFile, "state"> & {
	readonly state: UploadState | { readonly phase: "ready"; readonly blob: string };
};

export const readyFile = ({ blob, ...facts }: Attachment): TrayFile => ({
	...facts,
	state: { phase: "ready", blob },
});

/** How it stands with a file, in a few words. */
export const fileWords = ({ size, state }: TrayFile): string => {
	switch (state.phase) {
		case "ready":
			return byteSize(size);
		case "waiting":
			return "Waiting";
		case "sending":
			return `${percent(state.received, size)} of ${byteSize(size)}`;
		case "paused":
			return "Goes on when the hub is back";
		case "failed":
			return state.problem;
		case "lost":
			return "Lost by the reload of the page";
	}
};

const percent = (received: number, size: number): string =>
	`${Math.min(99, Math.floor((100 * received) / Math.max(1, size)))} %`;

/** How much of it the hub has; nothing where that is not the question. */
export const fileProgress = ({ state }: TrayFile): number | undefined => {
	if (state.phase === "waiting") return 0;
	return state.phase === "sending" || state.phase === "paused" ? state.received : undefined;
};
