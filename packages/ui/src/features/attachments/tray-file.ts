import type { Attachment } from "@parley/protocol/message/attachment";
import { say } from "@parley/words/spoken";
import { sizeText } from "../../shared/size-text.ts";
import type { PendingFile, UploadState } from "./uploads/pending-file.ts";

/** A file attached to the draft: uploading or uploaded. */
export type TrayFile = Omit<PendingFile, "state"> & {
	readonly state: UploadState | { readonly phase: "ready"; readonly blob: string };
};

export const readyFile = ({ blob, ...facts }: Attachment): TrayFile => ({
	...facts,
	state: { phase: "ready", blob },
});

/** The state of a file in a few words. */
export const fileWords = ({ size, state }: TrayFile): string => {
	switch (state.phase) {
		case "ready":
			return sizeText(size);
		case "waiting":
			return say("attachment.waiting");
		case "sending":
			return say("attachment.progress", {
				percent: percent(state.received, size),
				size: sizeText(size),
			});
		case "paused":
			return say("attachment.paused");
		case "failed":
			return state.problem;
		case "lost":
			return say("attachment.lost");
	}
};

const percent = (received: number, size: number): number =>
	Math.min(99, Math.floor((100 * received) / Math.max(1, size)));

/** How much of it the hub has; undefined if it is not uploading. */
export const fileProgress = ({ state }: TrayFile): number | undefined => {
	if (state.phase === "waiting") return 0;
	return state.phase === "sending" || state.phase === "paused" ? state.received : undefined;
};
