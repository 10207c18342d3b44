import type { ServerState } from "@parley/protocol/mcp/state";
import { say } from "@parley/words/spoken";
import { createEffect, createSignal, Match, onMount, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { ApprovalCard } from "./approval-card.tsx";
import { ChatServersView } from "./chat-servers-view.tsx";
import type { ServerDraft } from "./server-draft.ts";
import { ServerForm } from "./server-form.tsx";
import { SettingsView } from "./settings-view.tsx";
import "../../shared/work/work.css";
import "../agents/agents.css";
import "./mcp.css";

type View =
	| { readonly view: "chat" | "settings" }
	| { readonly view: "review"; readonly server: ServerState }
	| { readonly view: "edit"; readonly draft: ServerDraft };

/** The MCP servers of a chat, and the user's own. Each view is a dialog; leaving one leads back. */
export const McpDialog = (props: { readonly session: SessionStore; readonly onClose: () => void }) => {
	const { mcp: all, mcpSettings } = useApp();
	const mcp = all.of(props.session);
	const [view, setView] = createSignal<View>({ view: "chat" });
	const toChat = (): void => void setView({ view: "chat" });
	const toSettings = (): void => void setView({ view: "settings" });
	onMount(() => {
		void mcp.load();
		void mcpSettings.load();
	});
	const review = () => {
		const now = view();
		if (now.view !== "review") return undefined;
		return mcp.waiting.find(({ approval }) => approval === now.server.approval);
	};
	// Once it is approved, or has changed, the list says what is so.
	createEffect(() => {
		if (view().view === "review" && review() === undefined) toChat();
	});
	const draft = () => {
		const now = view();
		return now.view === "edit" ? now.draft : undefined;
	};
	return (
		<Switch
			fallback={
				<ChatServersView
					session={props.session}
					onReview={(server) => setView({ view: "review", server })}
					onManage={toSettings}
					onClose={props.onClose}
				/>
			}
		>
			<Match when={review()} keyed>
				{(server) => (
					<Dialog
						title={say("mcp.title")}
						class="agents-page mcp-page"
						onClose={toChat}
						buttons={<Button onPress={toChat}>{say("agents.back")}</Button>}
					>
						<ApprovalCard mcp={mcp} server={server} onNotNow={toChat} />
					</Dialog>
				)}
			</Match>
			<Match when={view().view === "settings"}>
				<SettingsView onEdit={(edited) => setView({ view: "edit", draft: edited })} onBack={toChat} />
			</Match>
			<Match when={draft()} keyed>
				{(edited) => <ServerForm draft={edited} onBack={toSettings} />}
			</Match>
		</Switch>
	);
};
