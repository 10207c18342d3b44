import type { ToolLocation } from "@parley/protocol/tool/events";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Icon } from "../../widgets/icon.tsx";
import { relativeTo } from "../../widgets/paths.ts";
import { useChat } from "../chat-context.ts";

/** The files something is about. */
export const PathList = (props: { readonly locations: readonly ToolLocation[] }) => {
	const chat = useChat();
	const app = useApp();
	return (
		<Show when={props.locations.length > 0}>
			<ul class="path-list" aria-label="Files">
				<For each={props.locations}>
					{(location) => (
						<li title={location.path}>
							<Icon name="file" tone="muted" />
							<Show when={app.editors.available()} fallback={<code>{placeOf(chat.folder(), location)}</code>}>
								<button
									type="button"
									class="path-open"
									onClick={({ currentTarget }) => chat.places.open(location, currentTarget)}
								>
									<code>{placeOf(chat.folder(), location)}</code>
								</button>
							</Show>
						</li>
					)}
				</For>
			</ul>
		</Show>
	);
};

const placeOf = (folder: string, { path, line }: ToolLocation): string =>
	`${relativeTo(folder, path)}${line === undefined ? "" : `:${line}`}`;
