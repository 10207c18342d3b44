import type { BlobReference } from "@parley/protocol/blob/reference";
import { withoutAnsi } from "@parley/transcript/ansi/ansi-lines";
import { say } from "@parley/words/spoken";
import { Match, Show, Switch } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { copyText } from "./copy-text.ts";
import { createSaving } from "./saving.ts";
import { createTransfer } from "./transfer.ts";
import "./blob-actions.css";

type BlobActionsProps = {
	readonly reference: BlobReference;
	/** The default name for saving. */
	readonly fileName: string;
	readonly mimeType: string;
	readonly canCopy: boolean;
};

/** A clipboard holds all of the text in memory, several times over. */
const maxCopyBytes = 16 * 1024 * 1024;

/** Actions to copy and save the whole of a blob. */
export const BlobActions = (props: BlobActionsProps) => {
	const { blobs } = useApp();
	const announcer = useAnnouncer();
	const transfer = createTransfer();
	const save = createSaving(transfer, () => ({
		reference: props.reference,
		name: props.fileName,
		mimeType: props.mimeType,
	}));
	const copy = (): void =>
		transfer.begin(async (signal, onProgress) => {
			await copyText(plainText(blobs.whole(props.reference, { signal, onProgress, type: "text/plain" })));
			const words = say("blob.copied");
			announcer.say(words);
			return words;
		});
	const running = () => {
		const state = transfer.state();
		return state.phase === "running" ? state : undefined;
	};
	const problem = () => {
		const state = transfer.state();
		return state.phase === "failed" ? state.problem : undefined;
	};
	const words = () => {
		const state = transfer.state();
		return state.phase === "done" ? state.words : undefined;
	};
	return (
		<>
			<Show when={props.canCopy && props.reference.size <= maxCopyBytes}>
				<Button look="link" onPress={copy}>
					<Icon name="copy" /> {say("blob.copyAll")}
				</Button>
			</Show>
			<Button look="link" onPress={save}>
				<Icon name="save" /> {say("action.save")}
			</Button>
			<Switch>
				<Match when={running()}>
					{(state) => (
						<span class="blob-progress">
							<Show when={state().bytes !== undefined} fallback={say("blob.saving")}>
								{say("blob.progress", {
									done: sizeText(state().bytes ?? 0),
									size: sizeText(props.reference.size),
								})}{" "}
								<Button look="link" onPress={transfer.stop}>
									{say("blob.stop")}
								</Button>
							</Show>
						</span>
					)}
				</Match>
				<Match when={problem()}>
					{(text) => (
						<span class="blob-problem" role="alert">
							{text()}
						</span>
					)}
				</Match>
				<Match when={words()}>
					{(text) => (
						<span class="blob-progress">
							<Icon name="check" tone="success" /> {text()}
						</span>
					)}
				</Match>
			</Switch>
		</>
	);
};

/** The text as shown. Saving, by contrast, keeps every byte. */
const plainText = async (blob: Promise<Blob>): Promise<Blob> =>
	new Blob([withoutAnsi(await (await blob).text())], { type: "text/plain" });
