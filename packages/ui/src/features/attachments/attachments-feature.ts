import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { PerSession } from "../../shared/session/per-session.ts";
import type { BlobsState } from "../blobs/blobs-feature.ts";
import type { DraftsState } from "../drafts/drafts-feature.ts";
import { guardDrops } from "./guard-drops.ts";
import { ArmedSend } from "./uploads/armed-send.ts";
import { Uploads } from "./uploads/uploads.ts";

export type AttachmentsState = { readonly uploads: Uploads; readonly armedSends: PerSession<ArmedSend> };

type Needs = Ground & BlobsState & DraftsState;

export const attachmentsFeature = ({ hub, viewState, drafts, images }: Needs): Slots<AttachmentsState> => {
	const uploads = new Uploads(drafts, {
		hub,
		viewState,
		onUploaded: (blob, file) => images.give(blob, file),
	});
	const armedSends = new PerSession(() => new ArmedSend());
	const letDropsThrough = guardDrops();
	return {
		state: { uploads, armedSends },
		forSession: (session) => armedSends.of(session),
		onConnected: () => uploads.resumeAll(),
		forget: (sessionId) => uploads.forget(sessionId),
		dispose: () => {
			letDropsThrough();
			uploads.dispose();
		},
	};
};
