import { say } from "@parley/words/spoken";
import { createEffect, createSignal, on, Show } from "solid-js";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { isShowable } from "../blobs/image-cache.ts";
import { LazyImageDialog } from "../blobs/lazy-image-dialog.ts";
import { Thumb } from "./thumb.tsx";
import { fileProgress, fileWords, type TrayFile } from "./tray-file.ts";

export type TrayChipProps = {
	readonly file: TrayFile;
	/** Until the hub has it. */
	readonly data: File | undefined;
	readonly onRemove: () => void;
	readonly onRetry: () => void;
	/** Replaces a lost file with another. */
	readonly onReplace: (file: File) => void;
};

/** A file attached to the draft: its name, its progress, and its actions. */
export const TrayChip = (props: TrayChipProps) => {
	const [isLarge, setLarge] = createSignal(false);
	let input: HTMLInputElement | undefined;
	let chip: HTMLLIElement | undefined;
	const phase = () => props.file.state.phase;
	const reference = () => {
		const { state, size } = props.file;
		return state.phase === "ready" ? { blob: state.blob, size } : undefined;
	};
	const shown = () => (isShowable(props.file.mimeType, props.file.size) ? reference() : undefined);
	const thumb = () => (
		<Thumb
			name={props.file.name}
			mimeType={props.file.mimeType}
			size={props.file.size}
			file={props.data}
			blob={reference()?.blob}
		/>
	);
	// With many files the tray scrolls; new and failed ones must be visible.
	createEffect(
		on([phase], ([now], before) => {
			if (before === undefined || now === "failed") chip?.scrollIntoView({ block: "nearest" });
		}),
	);
	return (
		<li
			class="tray-chip"
			data-phase={phase()}
			data-file={props.file.attachmentId}
			title={props.file.name}
			ref={(element) => {
				chip = element;
			}}
		>
			<Show when={shown()} fallback={thumb()}>
				<button
					type="button"
					class="tray-look"
					aria-label={say("attachment.show", { name: props.file.name })}
					onClick={() => setLarge(true)}
				>
					{thumb()}
				</button>
			</Show>
			<span class="tray-facts">
				<span class="tray-name">{props.file.name}</span>
				<span class="tray-state">{fileWords(props.file)}</span>
			</span>
			<Show when={phase() === "failed"}>
				<Button
					look="link"
					title={say("attachment.uploadAgain", { name: props.file.name })}
					onPress={props.onRetry}
				>
					{say("action.retry")}
				</Button>
			</Show>
			<Show when={phase() === "lost"}>
				<Button
					look="link"
					title={say("attachment.chooseAgain", { name: props.file.name })}
					onPress={() => input?.click()}
				>
					{say("attachment.attachAgain")}
				</Button>
				<input
					type="file"
					hidden
					ref={(element) => {
						input = element;
					}}
					onChange={({ currentTarget }) => {
						const file = currentTarget.files?.[0];
						if (file !== undefined) props.onReplace(file);
					}}
				/>
			</Show>
			<IconButton
				class="tray-remove"
				icon="close"
				label={say("attachment.remove", { name: props.file.name })}
				onPress={props.onRemove}
			/>
			<Show when={fileProgress(props.file) !== undefined}>
				<progress
					class="tray-progress"
					aria-label={say("attachment.upload", { name: props.file.name })}
					max={props.file.size}
					value={fileProgress(props.file)}
				/>
			</Show>
			<Show when={isLarge() ? reference() : undefined}>
				{(kept) => (
					<LazyImageDialog
						reference={kept()}
						name={props.file.name}
						mimeType={props.file.mimeType}
						onClose={() => setLarge(false)}
					/>
				)}
			</Show>
		</li>
	);
};
