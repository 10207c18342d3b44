import type { AgentContent } from "@parley/protocol/message/content";
import { say } from "@parley/words/spoken";
import { OutputText } from "../../shared/ansi/output-text.tsx";
import { saidText } from "../../shared/said-text.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { LongText } from "../../shared/widgets/long-text.tsx";
import { AgentImage } from "../blobs/agent-image.tsx";
import { LongBlobText } from "../blobs/long-blob-text.tsx";
import { RawData } from "./raw-data.tsx";
import "./tool-views.css";

type ContentPartProps = {
	readonly content: AgentContent;
	/** Draws every character literally: where the user decides by it, no text may be drawn over by another. */
	readonly verbatim?: boolean;
};

/** One part of an answer or of a tool's output. */
export const ContentPart = (props: ContentPartProps) => {
	const { content } = props;
	switch (content.type) {
		case "text":
			return props.verbatim === true ? (
				<LongText label={say("chat.text")} text={saidText(content.text, content.notKept)} />
			) : (
				<OutputText label={say("chat.output")} text={saidText(content.text, content.notKept)} />
			);
		case "resourceLink":
			return (
				<div class="resource" title={content.uri}>
					<Icon name="link" tone="muted" />
					<span>{content.name === "" ? content.uri : content.name}</span>
				</div>
			);
		case "longText":
			return <LongBlobText label={say("chat.output")} content={content} />;
		case "image":
			return <AgentImage content={content} />;
		case "other":
			return <RawData label={content.kind} data={content.data} isNamed />;
	}
};
