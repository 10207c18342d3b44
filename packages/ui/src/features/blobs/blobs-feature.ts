import type { Slots } from "../../app/feature.ts";
import type { Ground } from "../../app/ground.ts";
import { BlobReader } from "./blob-reader.ts";
import { ImageCache } from "./image-cache.ts";

export type BlobsState = { readonly blobs: BlobReader; readonly images: ImageCache };

export const blobsFeature = ({ hub }: Ground): Slots<BlobsState> => {
	const blobs = new BlobReader(hub);
	const images = new ImageCache(blobs);
	return { state: { blobs, images }, dispose: () => images.dispose() };
};
