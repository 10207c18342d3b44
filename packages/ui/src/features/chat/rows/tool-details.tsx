import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { ToolContent } from "@parley/protocol/tool/events";
import type { ToolCall } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { InputView } from "../../tool-views/input-view.tsx";
import { PathList } from "../../tool-views/path-list.tsx";
import { RawData } from "../../tool-views/raw-data.tsx";
import { ToolContentView } from "../../tool-views/tool-content-view.tsx";

type ToolDetailsProps = {
	readonly call: ToolCall;
	/** The newest permission request for it. */
	readonly request: PermissionRequest | undefined;
	/** Content shown with the request that the call no longer has. */
	readonly asked: readonly ToolContent[];
};

/** Everything known about a tool call. */
export const ToolDetails = (props: ToolDetailsProps) => {
	const input = () => props.call.rawInput ?? props.request?.rawInput;
	const isDiff = ({ type }: ToolContent): boolean => type === "diff";
	const hasOutput = () => props.call.content.length > 0;
	const locationOf = (path: string) => props.call.locations.find((location) => location.path === path);
	/** A diff names its own file and the first location in it, so these are left out. */
	const places = () => {
		const edited = new Set(props.call.content.flatMap((part) => (part.type === "diff" ? part.path : [])));
		return props.call.locations.filter(
			(location) => !edited.has(location.path) || locationOf(location.path) !== location,
		);
	};
	return (
		<div class="tool-details">
			<PathList locations={places()} />
			<InputView input={input()} isFolded={props.call.content.some(isDiff) || props.asked.some(isDiff)} />
			<Show when={props.asked.length > 0}>
				<div class="detail-name">{say("tool.asked")}</div>
				<For each={props.asked}>{(part) => <ToolContentView part={part} locationOf={locationOf} />}</For>
			</Show>
			<Show when={props.asked.length > 0 && hasOutput()}>
				<div class="detail-name">{say("tool.afterwards")}</div>
			</Show>
			<For each={props.call.content}>
				{(part: ToolContent) => <ToolContentView part={part} locationOf={locationOf} />}
			</For>
			<Show when={!hasOutput() && props.call.rawOutput !== undefined}>
				<RawData label={say("chat.output")} data={props.call.rawOutput} isOutput />
			</Show>
			<Show
				when={
					!hasOutput() &&
					props.call.rawOutput === undefined &&
					input() === undefined &&
					props.asked.length === 0
				}
			>
				<p class="muted">{say("chat.noDetails")}</p>
			</Show>
		</div>
	);
};
