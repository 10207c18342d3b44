import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { BlobsState } from "../blobs/blobs-feature.ts";
import type { DraftsState } from "../drafts/drafts-feature.ts";
import { guardDrops } from "./guard-drops.ts";
import { Uploads } from "./uploads/uploads.ts";

export type AttachmentsState = { readonly uploads: Uploads };

type Needs = Ground & BlobsState & DraftsState;

export const attachmentsFeature = ({ hub, viewState, drafts, images }: Needs): Slots<AttachmentsState> => {
	const uploads = new Uploads(drafts, {
		hub,
		viewState,
		onUploaded: (blob, file) => images.give(blob, file),
	});
	const letDropsThrough = guardDrops();
	return {
		state: { uploads },
		onConnected: () => uploads.resumeAll(),
		forget: (sessionId) => uploads.forget(sessionId),
		dispose: () => {
			letDropsThrough();
			uploads.dispose();
		},
	};
};
