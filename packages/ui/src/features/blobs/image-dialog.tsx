import type { BlobReference } from "@parley/protocol/blob/reference";
import { say } from "@parley/words/spoken";
import { Match, Switch } from "solid-js";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { BlobActions } from "./blob-actions.tsx";
import { Picture } from "./picture.tsx";
import { useImage } from "./use-image.ts";
import "./image-dialog.css";

export type ImageDialogProps = {
	readonly reference: BlobReference;
	readonly name: string;
	readonly mimeType: string;
	readonly onClose: () => void;
};

/** A picture as large as the window allows. */
export const ImageDialog = (props: ImageDialogProps) => {
	const { state } = useImage(props.reference);
	const image = () => {
		const now = state();
		return now.phase === "ready" ? now.image : undefined;
	};
	const problem = () => {
		const now = state();
		return now.phase === "failed" ? now.problem : undefined;
	};
	return (
		<Dialog
			title={props.name}
			class="image-dialog"
			onClose={props.onClose}
			buttons={
				<>
					<span class="image-facts">
						{image() === undefined ? "" : `${image()?.width} × ${image()?.height} · `}
						{sizeText(props.reference.size)}
					</span>
					<BlobActions
						reference={props.reference}
						fileName={props.name}
						mimeType={props.mimeType}
						canCopy={false}
					/>
					<Button onPress={props.onClose}>{say("action.close")}</Button>
				</>
			}
		>
			<Switch
				fallback={
					<p class="muted">
						<Icon name="loading" spin /> {say("blob.loading")}
					</p>
				}
			>
				<Match when={image()}>{(loaded) => <Picture image={loaded()} name={props.name} />}</Match>
				<Match when={problem()}>
					{(words) => <p class="muted">{say("blob.notShown", { reason: words() })}</p>}
				</Match>
			</Switch>
		</Dialog>
	);
};
