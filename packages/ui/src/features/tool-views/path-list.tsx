import type { ToolLocation } from "@parley/protocol/tool/events";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import { PathButton } from "../file-link/path-button.tsx";
import "./tool-views.css";

/** The files that a tool call or a request concerns. */
export const PathList = (props: { readonly locations: readonly ToolLocation[] }) => (
	<Show when={props.locations.length > 0}>
		<ul class="path-list" aria-label={say("chat.files")}>
			<For each={props.locations}>
				{(location) => (
					<li title={location.path}>
						<Icon name="file" tone="muted" />
						<PathButton location={location} />
					</li>
				)}
			</For>
		</ul>
	</Show>
);
