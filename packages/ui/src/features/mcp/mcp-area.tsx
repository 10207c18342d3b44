import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { ChatPartProps } from "../../app/feature.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";

const ApprovalCard = lazyPanel(
	() => import("./approval-card.tsx"),
	(module) => module.ApprovalCard,
	"chat-card",
);
const ApprovedLine = lazyPanel(
	() => import("./approved-line.tsx"),
	(module) => module.ApprovedLine,
	"chat-card",
);

/** Asks about servers of the workspace that nobody has decided on, one at a time. */
export const McpArea = (props: ChatPartProps) => {
	const mcp = useApp().mcp.of(props.session);
	return (
		<>
			<For each={mcp.asking.slice(0, 1)}>
				{(server) => (
					<div class="chat-card">
						<ApprovalCard mcp={mcp} server={server} onNotNow={() => mcp.putOff(server)} />
					</div>
				)}
			</For>
			<Show when={mcp.asking.length === 0 ? mcp.approved() : undefined}>
				{(name) => (
					<div class="chat-card">
						<ApprovedLine session={props.session} name={name()} />
					</div>
				)}
			</Show>
		</>
	);
};
