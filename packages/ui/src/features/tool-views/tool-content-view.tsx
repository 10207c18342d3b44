import type { ToolContent, ToolLocation } from "@parley/protocol/tool/events";
import { say } from "@parley/words/spoken";
import { Icon } from "../../shared/widgets/icon.tsx";
import { DiffPreview } from "../diff/diff-preview.tsx";
import { ContentPart } from "./content-part.tsx";
import { RawData } from "./raw-data.tsx";
import "./tool-views.css";

type ToolContentViewProps = {
	readonly part: ToolContent;
	readonly verbatim?: boolean;
	/** Where in a file the call is working, as it reports it. */
	readonly locationOf?: (path: string) => ToolLocation | undefined;
};

/** A part of a tool's output. Its type never changes, so it is read once. */
export const ToolContentView = (props: ToolContentViewProps) => {
	const { part } = props;
	switch (part.type) {
		case "content":
			return <ContentPart content={part.content} verbatim={props.verbatim === true} />;
		case "diff":
			return (
				<DiffPreview diff={part} location={props.locationOf?.(part.path)} isUncut={props.verbatim === true} />
			);
		case "terminal":
			return (
				<div class="resource">
					<Icon name="terminal" tone="muted" />
					<span>{say("chat.terminal", { id: part.terminalId })}</span>
				</div>
			);
		case "other":
			return <RawData label={say("chat.output")} data={part.data} isOutput />;
	}
};
