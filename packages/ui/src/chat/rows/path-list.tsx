import type { ToolLocation } from "@parley/protocol/tool/events";
import { For, Show } from "solid-js";
import { Icon } from "../../widgets/icon.tsx";
import { relativeTo } from "../../widgets/paths.ts";
import { useChat } from "../chat-context.ts";

/** The files something is about. */
export const PathList = (props: { readonly locations: readonly ToolLocation[] }) => {
	const chat = useChat();
	return (
		<Show when={props.locations.length > 0}>
			<ul class="path-list" aria-label="Files">
				<For each={props.locations}>
					{(location) => (
						<li title={location.path}>
							<Icon name="file" tone="muted" />
							<code>
								{relativeTo(chat.folder(), location.path)}
								{location.line === undefined ? "" : `:${location.line}`}
							</code>
						</li>
					)}
				</For>
			</ul>
		</Show>
	);
};
