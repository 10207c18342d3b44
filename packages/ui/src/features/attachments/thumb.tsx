import type { BlobReference } from "@parley/protocol/blob/reference";
import { type JSX, Match, onCleanup, Show, Switch } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import { isShowable } from "../blobs/image-cache.ts";
import { Picture } from "../blobs/picture.tsx";
import { useImage } from "../blobs/use-image.ts";
import { fileIcon } from "./file-icon.ts";
import "./thumb.css";

type ThumbProps = {
	readonly name: string;
	readonly mimeType: string;
	readonly size: number;
	/** The file itself, or else the id of its blob. */
	readonly file: File | undefined;
	readonly blob: string | undefined;
};

/** A thumbnail of the file, or the icon of its kind. */
export const Thumb = (props: ThumbProps) => {
	const icon = () => <Icon name={fileIcon(props.name, props.mimeType)} tone="muted" />;
	return (
		<span class="thumb" aria-hidden="true">
			<Switch fallback={icon()}>
				<Match when={!isShowable(props.mimeType, props.size)}>{icon()}</Match>
				<Match keyed when={props.file}>
					{(file) => <LocalThumb file={file} />}
				</Match>
				<Match keyed when={props.blob}>
					{(blob) => <KeptThumb reference={{ blob, size: props.size }} fallback={icon} />}
				</Match>
			</Switch>
		</span>
	);
};

const LocalThumb = (props: { readonly file: File }) => {
	const url = URL.createObjectURL(props.file);
	onCleanup(() => URL.revokeObjectURL(url));
	return <img src={url} alt="" decoding="async" draggable={false} />;
};

const KeptThumb = (props: { readonly reference: BlobReference; readonly fallback: () => JSX.Element }) => {
	const { state } = useImage(props.reference);
	const image = () => {
		const now = state();
		return now.phase === "ready" ? now.image : undefined;
	};
	return (
		<Show when={image()} fallback={props.fallback()}>
			{(loaded) => <Picture image={loaded()} name="" />}
		</Show>
	);
};
