import type { AgentContent } from "@parley/protocol/message/content";
import { AgentImage } from "../../blobs/agent-image.tsx";
import { LongBlobText } from "../../blobs/long-blob-text.tsx";
import { Icon } from "../../widgets/icon.tsx";
import { LongText } from "../../widgets/long-text.tsx";
import { RawData } from "./raw-data.tsx";

/** One piece of what an agent sent, in an answer or as a tool's output. */
export const ContentPart = (props: { readonly content: AgentContent }) => {
	const { content } = props;
	switch (content.type) {
		case "text":
			return <LongText label="Output" text={content.text} />;
		case "resourceLink":
			return (
				<div class="resource" title={content.uri}>
					<Icon name="link" tone="muted" />
					<span>{content.name === "" ? content.uri : content.name}</span>
				</div>
			);
		case "longText":
			return <LongBlobText label="Output" content={content} />;
		case "image":
			return <AgentImage content={content} />;
		case "other":
			return <RawData label={content.kind} data={content.data} isNamed />;
	}
};
