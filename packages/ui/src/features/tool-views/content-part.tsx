import type { AgentContent } from "@parley/protocol/message/content";
import { say } from "@parley/words/spoken";
import { OutputText } from "../../shared/ansi/output-text.tsx";
import { saidText } from "../../shared/said-text.ts";
import { LongText } from "../../shared/widgets/long-text.tsx";
import { AgentImage } from "../blobs/agent-image.tsx";
import { AgentSound } from "../blobs/agent-sound.tsx";
import { LongBlobText } from "../blobs/long-blob-text.tsx";
import { RawData } from "./raw-data.tsx";
import { ResourceLink } from "./resource-link.tsx";
import { textResourceIn } from "./text-resource.ts";
import { unfenced } from "./unfenced.ts";
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
				<OutputText label={say("chat.output")} text={unfenced(saidText(content.text, content.notKept))} />
			);
		case "resourceLink":
			return <ResourceLink name={content.name} uri={content.uri} />;
		case "longText":
			return <LongBlobText label={say("chat.output")} content={content} />;
		case "image":
			return <AgentImage content={content} />;
		case "audio":
			return <AgentSound content={content} />;
		case "other": {
			const resource = textResourceIn(content.data);
			if (resource !== undefined)
				return (
					<>
						<ResourceLink name={resource.name} uri={resource.uri} />
						<LongText label={resource.name} text={resource.text} />
					</>
				);
			return <RawData label={content.kind} data={content.data} isNamed />;
		}
	}
};
