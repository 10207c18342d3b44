import type { AgentContent } from "@parley/protocol/message/content";
import { say } from "@parley/words/spoken";
import { createSignal, Match, onCleanup, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { sizeText } from "../../shared/size-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { BlobActions } from "./blob-actions.tsx";
import { blobFailureWords } from "./failure-words.ts";
import { isPlayable } from "./playable.ts";
import "./agent-image.css";

type SoundContent = Extract<AgentContent, { type: "audio" }>;

type SoundState =
	| { readonly phase: "idle" | "loading" }
	| { readonly phase: "ready"; readonly url: string }
	| { readonly phase: "failed"; readonly problem: string };

/** A sound from an agent. It is fetched when the user asks for it, and never plays by itself. */
export const AgentSound = (props: { readonly content: SoundContent }) => {
	const { blobs } = useApp();
	const [state, setState] = createSignal<SoundState>({ phase: "idle" });
	const aborter = new AbortController();
	const release = (): void => {
		const now = state();
		if (now.phase === "ready") URL.revokeObjectURL(now.url);
	};
	onCleanup(() => {
		aborter.abort();
		release();
	});
	const load = (): void => {
		const { content } = props;
		setState({ phase: "loading" });
		blobs.whole(content, { signal: aborter.signal, type: content.mimeType }).then(
			(data) => {
				if (!aborter.signal.aborted) setState({ phase: "ready", url: URL.createObjectURL(data) });
			},
			(error: unknown) => setState({ phase: "failed", problem: blobFailureWords(error) }),
		);
	};
	const url = () => {
		const now = state();
		return now.phase === "ready" ? now.url : undefined;
	};
	const problem = () => {
		const now = state();
		return now.phase === "failed" ? now.problem : undefined;
	};
	return (
		<div class="agent-file agent-sound">
			<Switch
				fallback={
					<>
						<Icon name="unmute" tone="muted" />
						<span>
							{say("chat.sound")}, {props.content.mimeType}, {sizeText(props.content.size)}
						</span>
						<Show when={problem()}>{(words) => <span class="muted">{words()}</span>}</Show>
						<Show when={isPlayable(props.content)}>
							<Button look="link" disabled={state().phase === "loading"} onPress={load}>
								<Icon name="play" /> {say("chat.play")}
							</Button>
						</Show>
					</>
				}
			>
				<Match when={url()}>
					{(source) => (
						// biome-ignore lint/a11y/useMediaCaption: agents send no captions with their sounds.
						<audio controls src={source()} aria-label={say("chat.sound")} />
					)}
				</Match>
			</Switch>
			<BlobActions
				reference={props.content}
				fileName={`sound${endingOf(props.content.mimeType)}`}
				mimeType="application/octet-stream"
				canCopy={false}
			/>
		</div>
	);
};

const endingOf = (mimeType: string): string => {
	const kind = /^audio\/(?:x-)?([a-z0-9]+)/i.exec(mimeType)?.[1]?.toLowerCase();
	if (kind === undefined) return "";
	return kind === "mpeg" ? ".mp3" : `.${kind}`;
};
