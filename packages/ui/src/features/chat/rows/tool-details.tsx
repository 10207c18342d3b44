import type { ToolContent } from "@parley/protocol/tool/events";
import type { ToolCall } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { InputView } from "./input-view.tsx";
import { PathList } from "./path-list.tsx";
import { RawData } from "./raw-data.tsx";
import { ToolContentView } from "./tool-content-view.tsx";

/** All that is known of a tool call. */
export const ToolDetails = (props: { readonly call: ToolCall }) => {
	const hasOutput = () => props.call.content.length > 0;
	const locationOf = (path: string) => props.call.locations.find((location) => location.path === path);
	/** A diff names its file itself, with the first place in it. */
	const places = () => {
		const edited = new Set(props.call.content.flatMap((part) => (part.type === "diff" ? part.path : [])));
		return props.call.locations.filter(
			(location) => !edited.has(location.path) || locationOf(location.path) !== location,
		);
	};
	return (
		<div class="tool-details">
			<PathList locations={places()} />
			<InputView
				input={props.call.rawInput}
				isFolded={props.call.content.some(({ type }) => type === "diff")}
			/>
			<For each={props.call.content}>
				{(part: ToolContent) => <ToolContentView part={part} locationOf={locationOf} />}
			</For>
			<Show when={!hasOutput() && props.call.rawOutput !== undefined}>
				<RawData label={say("chat.output")} data={props.call.rawOutput} isOutput />
			</Show>
			<Show when={!hasOutput() && props.call.rawOutput === undefined && props.call.rawInput === undefined}>
				<p class="muted">{say("chat.noDetails")}</p>
			</Show>
		</div>
	);
};
