import type { BlobReference } from "@parley/protocol/blob/reference";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { blobFailureWords } from "./failure-words.ts";
import { ImageTooLargeError, type LoadedImage, NotAnImageError } from "./image-cache.ts";

export type ImageState =
	| { readonly phase: "loading" }
	| { readonly phase: "ready"; readonly image: LoadedImage }
	/** `isFinal`: a retry would not help. */
	| { readonly phase: "failed"; readonly problem: string; readonly isFinal: boolean };

/** Holds a picture while the component is mounted. */
export const useImage = (
	reference: BlobReference,
): { readonly state: Accessor<ImageState>; readonly retry: () => void } => {
	const { images } = useApp();
	const [state, setState] = createSignal<ImageState>({ phase: "loading" });
	let release: () => void = () => {};
	let latest = 0;
	const load = (): void => {
		release();
		latest += 1;
		const mine = latest;
		const hold = images.hold(reference);
		release = hold.release;
		setState({ phase: "loading" });
		hold.image.then(
			(image) => {
				if (mine === latest) setState({ phase: "ready", image });
			},
			(error: unknown) => {
				if (mine === latest) setState({ phase: "failed", ...failureOf(error) });
			},
		);
	};
	onCleanup(() => {
		latest += 1;
		release();
	});
	load();
	return { state, retry: load };
};

const failureOf = (error: unknown) => ({
	problem: blobFailureWords(error),
	isFinal: error instanceof NotAnImageError || error instanceof ImageTooLargeError,
});
