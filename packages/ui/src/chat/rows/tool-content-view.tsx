import type { ToolContent } from "@parley/protocol/tool/events";
import { useApp } from "../../app/app-context.ts";
import { Icon } from "../../widgets/icon.tsx";
import { useChat } from "../chat-context.ts";
import { ContentPart } from "./content-part.tsx";
import { DiffPreview } from "./diff-preview.tsx";
import { RawData } from "./raw-data.tsx";

/** A part of what a tool gave back. A part never changes its type, so it is looked at once. */
export const ToolContentView = (props: { readonly part: ToolContent; readonly verbatim?: boolean }) => {
	const { part } = props;
	const app = useApp();
	const chat = useChat();
	switch (part.type) {
		case "content":
			return <ContentPart content={part.content} verbatim={props.verbatim === true} />;
		case "diff":
			return (
				<DiffPreview
					diff={part}
					onOpen={() =>
						app.notices.run("The changes were not opened", () => app.editors.openDiff(chat.sessionId, part))
					}
				/>
			);
		case "terminal":
			return (
				<div class="resource">
					<Icon name="terminal" tone="muted" />
					<span>Terminal {part.terminalId}</span>
				</div>
			);
		case "other":
			return <RawData label="Output" data={part.data} isOutput />;
	}
};
