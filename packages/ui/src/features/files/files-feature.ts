import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import type { FileSaver } from "../../shared/file-saver.ts";
import type { BlobsState } from "../blobs/blobs-feature.ts";
import type { EditorsState } from "../editors/editors-feature.ts";
import { PageSaver } from "./page-saver.ts";

export type FilesState = { readonly saver: FileSaver };

export const filesFeature = ({
	hub,
	blobs,
	ownWindow,
}: Ground & BlobsState & EditorsState): Slots<FilesState> => ({
	state: { saver: ownWindow ?? new PageSaver(hub, blobs) },
});
