import type { ToolLocation } from "@parley/protocol/tool/events";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { useChat } from "../../shared/session/chat-context.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { relativeTo } from "../../shared/widgets/paths.ts";
import { PathButton } from "../file-link/path-button.tsx";
import { DiffCounts } from "./diff-counts.tsx";
import { type Diff, isBeginning } from "./diff-sides.ts";
import { shownDiff } from "./shown-diff.ts";

type DiffCaptionProps = {
	readonly diff: Diff;
	readonly location: ToolLocation | undefined;
	/** Whether all of a long diff is shown. */
	readonly isWhole: boolean;
	/** Opens it in an editor. */
	readonly onOpen: () => void;
};

/** The file of a diff, how many lines change, and a button to open it in an editor. */
export const DiffCaption = (props: DiffCaptionProps) => {
	const app = useApp();
	const chat = useChat();
	const { diff } = props;
	const counts = shownDiff(diff).diff;
	return (
		<figcaption title={diff.path}>
			<Icon name="file" tone="muted" />
			<PathButton location={props.location ?? { path: diff.path }} />
			<Show
				when={!isBeginning(diff)}
				fallback={<span class="muted">{props.isWhole ? "" : say("diff.beginning")}</span>}
			>
				<DiffCounts added={counts.added} removed={counts.removed} />
			</Show>
			<Show when={diff.oldText === undefined}>
				<span class="muted">{say("diff.newFile")}</span>
			</Show>
			<Show when={app.editors.available()}>
				<IconButton
					class="diff-open"
					icon="diff"
					label={say("diff.openInEditor", { path: relativeTo(chat.folder(), diff.path) })}
					onPress={props.onOpen}
				/>
			</Show>
		</figcaption>
	);
};
