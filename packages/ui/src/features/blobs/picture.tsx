import { Show } from "solid-js";
import type { LoadedImage } from "./image-cache.ts";

type PictureProps = { readonly image: LoadedImage; readonly name: string; readonly class?: string };

const canMove: ReadonlySet<string> = new Set(["image/gif", "image/webp"]);

/** A picture. With reduced motion, one that may be animated shows its first frame. */
export const Picture = (props: PictureProps) => (
	<Show
		when={canMove.has(props.image.type) && matchMedia("(prefers-reduced-motion: reduce)").matches}
		fallback={
			<img
				class={props.class}
				src={props.image.url}
				width={props.image.width}
				height={props.image.height}
				alt={props.name}
				decoding="async"
				draggable={false}
			/>
		}
	>
		<canvas
			class={props.class}
			width={props.image.width}
			height={props.image.height}
			role="img"
			aria-label={props.name}
			ref={(canvas) => void drawStill(canvas, props.image.url)}
		/>
	</Show>
);

const drawStill = async (canvas: HTMLCanvasElement, url: string): Promise<void> => {
	const image = new Image();
	image.src = url;
	try {
		await image.decode();
	} catch (error) {
		// Not decodable: an empty box with its name, as an image element would show.
		if (!(error instanceof DOMException)) throw error;
		return;
	}
	canvas.getContext("2d")?.drawImage(image, 0, 0);
};
