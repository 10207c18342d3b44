import { say } from "@parley/words/spoken";
import { createEffect, on, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { ChatMcp } from "./chat-mcp.ts";
import "./mcp-button.css";

const McpDialog = lazyDialog(
	() => import("./mcp-dialog.tsx"),
	(module) => module.McpDialog,
);

/** Opens the chat's MCP servers, and tells how many the agent has and whether one waits for the person. */
export const McpButton = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const { session } = props;
	const mcp = app.mcp.of(session);
	const link = () => session.state()?.head.link;
	const folder = () => session.state()?.head.folder ?? "";
	const trust = () => app.folders.find(folder())?.trust;
	const isOpened = () => session.state() !== undefined;
	// What an agent takes and was given is known once it is attached.
	createEffect(
		on([isOpened, () => link()?.state, () => link()?.agentSessionId, trust], ([opened]) => {
			if (opened) void mcp.load();
		}),
	);
	const inUse = () => mcp.list()?.servers.filter(({ isInUse }) => isInUse).length ?? 0;
	const open = (): void =>
		app.dialogs.open(() => <McpDialog session={session} onClose={() => app.dialogs.close()} />);
	const label = () => labelOf(mcp, inUse());
	return (
		<button
			type="button"
			class="mcp-button"
			data-asks={mcp.waiting.length > 0}
			aria-label={label()}
			aria-haspopup="dialog"
			title={label()}
			onClick={open}
		>
			<Icon name="plug" />
			<Show when={inUse() > 0}>
				<span>{inUse()}</span>
			</Show>
		</button>
	);
};

const labelOf = (mcp: ChatMcp, inUse: number): string => {
	const waiting = mcp.waiting.length;
	if (waiting > 0) return say("mcp.openAsked", { count: waiting });
	return inUse > 0 ? say("mcp.openWith", { count: inUse }) : say("mcp.open");
};
