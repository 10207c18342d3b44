import type { AgentContent } from "@parley/protocol/message/content";
import { say } from "@parley/words/spoken";
import { createSignal, Match, Show, Switch } from "solid-js";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { BlobActions } from "./blob-actions.tsx";
import { isShowable } from "./image-cache.ts";
import { LazyImageDialog } from "./lazy-image-dialog.ts";
import { Picture } from "./picture.tsx";
import { useImage } from "./use-image.ts";
import "./agent-image.css";

type ImageContent = Extract<AgentContent, { type: "image" }>;

/** A picture from an agent. Data that is not safe to draw as a picture becomes a file to save. */
export const AgentImage = (props: { readonly content: ImageContent }) => (
	<Show
		when={isShowable(props.content.mimeType, props.content.size)}
		fallback={<UnshownImage content={props.content} />}
	>
		<ShownImage content={props.content} />
	</Show>
);

const ShownImage = (props: { readonly content: ImageContent }) => {
	const { state, retry } = useImage(props.content);
	const [isLarge, setLarge] = createSignal(false);
	const image = () => {
		const now = state();
		return now.phase === "ready" ? now.image : undefined;
	};
	const failure = () => {
		const now = state();
		return now.phase === "failed" ? now : undefined;
	};
	return (
		<>
			<Switch
				fallback={
					<div class="agent-image-wait">
						<Icon name="loading" tone="muted" spin />
						<span class="unseen">{say("blob.loadingPicture")}</span>
					</div>
				}
			>
				<Match when={image()}>
					{(loaded) => (
						<button
							type="button"
							class="agent-image"
							title={say("blob.showLarger")}
							onClick={() => setLarge(true)}
						>
							<Picture image={loaded()} name={say("blob.picture")} />
						</button>
					)}
				</Match>
				<Match when={failure()}>
					{(failed) => (
						<UnshownImage
							content={props.content}
							problem={failed().problem}
							onRetry={failed().isFinal ? undefined : retry}
						/>
					)}
				</Match>
			</Switch>
			<Show when={isLarge()}>
				<LazyImageDialog
					reference={props.content}
					name={say("blob.picture")}
					mimeType={props.content.mimeType}
					onClose={() => setLarge(false)}
				/>
			</Show>
		</>
	);
};

type UnshownImageProps = {
	readonly content: ImageContent;
	readonly problem?: string;
	readonly onRetry?: (() => void) | undefined;
};

const UnshownImage = (props: UnshownImageProps) => (
	<div class="agent-file">
		<Icon name="fileMedia" tone="muted" />
		<span>
			{props.content.mimeType}, {sizeText(props.content.size)}
		</span>
		<Show when={props.problem}>{(words) => <span class="muted">{words()}</span>}</Show>
		<Show when={props.onRetry}>
			{(onRetry) => (
				<Button look="link" onPress={() => onRetry()()}>
					{say("action.retry")}
				</Button>
			)}
		</Show>
		<BlobActions
			reference={props.content}
			fileName={`picture${endingOf(props.content.mimeType)}`}
			mimeType="application/octet-stream"
			canCopy={false}
		/>
	</div>
);

const endingOf = (mimeType: string): string => {
	const kind = /^image\/([a-z0-9]+)/i.exec(mimeType)?.[1]?.toLowerCase();
	return kind === undefined ? "" : `.${kind}`;
};
