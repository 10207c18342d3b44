import { say } from "@parley/words/spoken";
import { createEffect, on } from "solid-js";
import type { Announcer } from "../../shared/a11y/announcer.ts";
import { isUnderWay } from "./uploads/pending-file.ts";
import type { SessionUploads } from "./uploads/session-uploads.ts";

/** Announces to screen readers when files have been uploaded, or why one was not. */
export const announceUploads = (uploads: SessionUploads, announcer: Announcer): void => {
	createEffect(
		on(uploads.items, (items, before = []) => {
			const failedBefore = new Set(before.filter(({ state }) => state.phase === "failed").map(idOf));
			for (const file of items) {
				if (file.state.phase === "failed" && !failedBefore.has(file.attachmentId))
					announcer.say(
						say("attachment.notUploaded", { name: file.name, reason: file.state.problem }),
						"assertive",
					);
			}
			const isOver = before.some(isUnderWay) && !items.some(isUnderWay);
			if (isOver && items.length === 0) announcer.say(say("attachment.allAttached"));
		}),
	);
};

const idOf = ({ attachmentId }: { readonly attachmentId: string }): string => attachmentId;
