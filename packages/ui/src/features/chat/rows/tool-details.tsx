import type { PermissionRequest } from "@parley/protocol/permission/events";
import type { ToolContent, ToolExit } from "@parley/protocol/tool/events";
import type { ToolCall } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { createMemo, createSignal, For, Show } from "solid-js";
import { OutputText } from "../../../shared/ansi/output-text.tsx";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { InputView } from "../../tool-views/input-view.tsx";
import { PathList } from "../../tool-views/path-list.tsx";
import { RawData } from "../../tool-views/raw-data.tsx";
import { outputIn, repeats, shownText } from "../../tool-views/raw-output.ts";
import { ToolContentView } from "../../tool-views/tool-content-view.tsx";

type ToolDetailsProps = {
	readonly call: ToolCall;
	/** The newest permission request for it. */
	readonly request: PermissionRequest | undefined;
	/** Content shown with the request that the call no longer has. */
	readonly asked: readonly ToolContent[];
	/** What its command put out in a terminal of the agent. */
	readonly output: string;
};

/** Everything known about a tool call. */
export const ToolDetails = (props: ToolDetailsProps) => {
	const input = () => props.call.rawInput ?? props.request?.rawInput;
	const isDiff = ({ type }: ToolContent): boolean => type === "diff";
	/** A terminal of the agent is named only if nothing is known of what it shows. */
	const content = () =>
		props.output === "" ? props.call.content : props.call.content.filter(({ type }) => type !== "terminal");
	const hasOutput = () => content().length > 0 || props.output !== "";
	const raw = () => props.call.rawOutput;
	const rawWords = createMemo(() => {
		const words = outputIn(raw());
		if (words === undefined || words.trim() === "") return undefined;
		return repeats(shownText(props.call.content, props.output), words) ? undefined : words;
	});
	const hasMoreRaw = () =>
		raw() != null && typeof raw() !== "string" && (hasOutput() || rawWords() !== undefined);
	const [isRawOpen, setRawOpen] = createSignal(false);
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
			<For each={content()}>
				{(part: ToolContent) => <ToolContentView part={part} locationOf={locationOf} />}
			</For>
			<Show when={props.output !== ""}>
				<OutputText label={say("chat.output")} text={props.output} />
			</Show>
			<Show when={rawWords()}>{(words) => <OutputText label={say("chat.output")} text={words()} />}</Show>
			<Show when={exitWords(props.call.exit)}>{(words) => <p class="muted">{words()}</p>}</Show>
			<Show when={!hasOutput() && raw() !== undefined && rawWords() === undefined}>
				<RawData label={say("chat.output")} data={raw()} isOutput />
			</Show>
			<Show when={hasMoreRaw()}>
				<Disclosure
					open={isRawOpen()}
					onToggle={() => setRawOpen(!isRawOpen())}
					line={<span>{say("chat.rawOutput")}</span>}
				>
					<RawData label={say("chat.rawOutput")} data={raw()} />
				</Disclosure>
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

/** Success goes without saying. */
const exitWords = (exit: ToolExit | undefined): string | undefined => {
	if (exit?.signal !== undefined) return say("chat.exitSignal", { signal: exit.signal });
	return exit?.code === undefined || exit.code === 0 ? undefined : say("chat.exitCode", { code: exit.code });
};
