import type { ToolLocation } from "@parley/protocol/tool/events";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { useChat } from "../../shared/session/chat-context.ts";
import { relativeTo } from "../../shared/widgets/paths.ts";
import "./path-button.css";

/** A file, and a link to it where an editor is attached. A path too long for the space keeps its end. */
export const PathButton = (props: { readonly location: ToolLocation }) => {
	const chat = useChat();
	const app = useApp();
	const path = () => (
		<code class="path-text">
			<bdi dir="ltr">{placeOf(chat.folder(), props.location)}</bdi>
		</code>
	);
	return (
		<Show when={app.editors.available()} fallback={path()}>
			<button
				type="button"
				class="path-open"
				onClick={({ currentTarget }) => chat.places.open(props.location, currentTarget)}
			>
				{path()}
			</button>
		</Show>
	);
};

const placeOf = (folder: string, { path, line }: ToolLocation): string =>
	`${relativeTo(folder, path)}${line === undefined ? "" : `:${line}`}`;
