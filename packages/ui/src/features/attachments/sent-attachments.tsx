import type { Attachment } from "@parley/protocol/message/attachment";
import { say, sayAround } from "@parley/words/spoken";
import { createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { sizeText } from "../../shared/size-text.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { isShowable } from "../blobs/image-cache.ts";
import { LazyImageDialog } from "../blobs/lazy-image-dialog.ts";
import { Picture } from "../blobs/picture.tsx";
import { createSaving } from "../blobs/saving.ts";
import { createTransfer } from "../blobs/transfer.ts";
import { useImage } from "../blobs/use-image.ts";
import { fileIcon } from "./file-icon.ts";
import "./sent-attachments.css";

/** The files of a prompt: pictures as thumbnails that enlarge, all others to save. */
export const SentAttachments = (props: { readonly attachments: readonly Attachment[] }) => {
	const isPicture = ({ mimeType, size }: Attachment): boolean => isShowable(mimeType, size);
	const pictures = () => props.attachments.filter(isPicture);
	const files = () => props.attachments.filter((attachment) => !isPicture(attachment));
	return (
		<>
			<Show when={pictures().length > 0}>
				<ul class="sent-files" aria-label={say("attachment.pictures")}>
					<For each={pictures()}>
						{(attachment) => (
							<li>
								<SentPicture attachment={attachment} />
							</li>
						)}
					</For>
				</ul>
			</Show>
			<Show when={files().length > 0}>
				<ul class="sent-files" aria-label={say("attachment.files")}>
					<For each={files()}>
						{(attachment) => (
							<li>
								<SentFile attachment={attachment} />
							</li>
						)}
					</For>
				</ul>
			</Show>
		</>
	);
};

const SentPicture = (props: { readonly attachment: Attachment }) => {
	const { attachment } = props;
	const { state } = useImage(attachment);
	const [isLarge, setLarge] = createSignal(false);
	const image = () => {
		const now = state();
		return now.phase === "ready" ? now.image : undefined;
	};
	const problem = () => {
		const now = state();
		return now.phase === "failed" ? now.problem : undefined;
	};
	return (
		<Show when={problem() === undefined} fallback={<SentFile attachment={attachment} problem={problem()} />}>
			<button
				type="button"
				class="sent-picture"
				title={`${attachment.name}, ${sizeText(attachment.size)}`}
				aria-label={say("attachment.show", { name: attachment.name })}
				onClick={() => setLarge(true)}
			>
				<Show when={image()} fallback={<Icon name="loading" tone="muted" spin />}>
					{(loaded) => <Picture image={loaded()} name="" />}
				</Show>
			</button>
			<Show when={isLarge()}>
				<LazyImageDialog
					reference={attachment}
					name={attachment.name}
					mimeType={attachment.mimeType}
					onClose={() => setLarge(false)}
				/>
			</Show>
		</Show>
	);
};

type SentFileProps = { readonly attachment: Attachment; readonly problem?: string | undefined };

const SentFile = (props: SentFileProps) => {
	const { attachment } = props;
	const transfer = createTransfer();
	const { name, mimeType } = attachment;
	const save = createSaving(transfer, () => ({ reference: attachment, name, mimeType }));
	const press = (): void => {
		const state = transfer.state();
		if (state.phase !== "running") save();
		else if (state.bytes !== undefined) transfer.stop();
	};
	const words = (): string => {
		const state = transfer.state();
		switch (state.phase) {
			case "idle":
				return props.problem ?? sizeText(attachment.size);
			case "running":
				return state.bytes === undefined
					? say("blob.saving")
					: say("blob.progress", { done: sizeText(state.bytes), size: sizeText(attachment.size) });
			case "done":
				return state.words;
			case "failed":
				return state.problem;
		}
	};
	const canStop = () => {
		const state = transfer.state();
		return state.phase === "running" && state.bytes !== undefined;
	};
	const isProblem = () =>
		transfer.state().phase === "failed" || (transfer.state().phase === "idle" && props.problem !== undefined);
	/** The text between the two tells screen reader users that this saves a file. */
	const label = sayAround<"attachment.saveFileState", JSX.Element>("attachment.saveFileState", {
		name: <span class="sent-name">{name}</span>,
		state: (
			<span class="sent-words" data-tone={isProblem() ? "error" : "muted"}>
				{words()}
			</span>
		),
	}).map((piece) => (typeof piece === "string" ? <span class="unseen">{piece}</span> : piece));
	return (
		<button type="button" class="sent-file" title={say("attachment.saveFile", { name })} onClick={press}>
			<Icon name={fileIcon(attachment.name, attachment.mimeType)} tone="muted" />
			{label}
			<Switch>
				<Match when={canStop()}>
					<Icon name="stop" tone="muted" />
				</Match>
				<Match when={!isProblem()}>
					<Icon name="save" tone="muted" />
				</Match>
			</Switch>
		</button>
	);
};
