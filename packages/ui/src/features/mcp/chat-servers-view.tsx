import type { ServerState } from "@parley/protocol/mcp/state";
import { say, sayWording } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { ApplyButton } from "./apply-button.tsx";
import { ServerLine } from "./server-line.tsx";
import { TrustOffer } from "./trust-offer.tsx";

type ChatServersProps = {
	readonly session: SessionStore;
	readonly onReview: (server: ServerState) => void;
	readonly onManage: () => void;
	readonly onClose: () => void;
};

/** The MCP servers of a chat. */
export const ChatServersView = (props: ChatServersProps) => {
	const mcp = useApp().mcp.of(props.session);
	const of = (from: ServerState["from"]) => mcp.list()?.servers.filter((each) => each.from === from) ?? [];
	const group = (from: ServerState["from"], title: string) => (
		<Show when={of(from).length > 0}>
			<h3 id={`mcp-${from}`}>{title}</h3>
			<ul aria-labelledby={`mcp-${from}`}>
				<For each={of(from)}>
					{(server) => <ServerLine mcp={mcp} server={server} onReview={() => props.onReview(server)} />}
				</For>
			</ul>
		</Show>
	);
	return (
		<Dialog
			title={say("mcp.title")}
			class="agents-page mcp-page"
			onClose={props.onClose}
			buttons={
				<>
					<Button onPress={props.onManage}>{say("mcp.manage")}</Button>
					<Button look="primary" onPress={props.onClose}>
						{say("action.close")}
					</Button>
				</>
			}
		>
			<Show when={mcp.problem()}>
				{(words) => (
					<p class="work-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
			<Show
				when={mcp.list()}
				fallback={
					<Show when={mcp.problem() === undefined}>
						<p role="status">{say("mcp.loading")}</p>
					</Show>
				}
			>
				{(list) => (
					<>
						<Show when={list().isBehind}>
							<div class="mcp-behind" role="status">
								<p>{say("mcp.behind")}</p>
								<ApplyButton session={props.session} />
							</div>
						</Show>
						<Show when={list().servers.some(({ status }) => status === "untrusted")}>
							<TrustOffer session={props.session} />
						</Show>
						<Show when={list().servers.length === 0}>
							<p>{say("mcp.none")}</p>
						</Show>
						{group("user", say("mcp.ownOnes"))}
						{group("workspace", say("mcp.theirs"))}
						<For each={list().problems}>
							{({ file, problem, wording }) => (
								<p class="mcp-problem">
									{say("mcp.fileWrong", { file, problem: sayWording(wording, problem) })}
								</p>
							)}
						</For>
						<p class="muted">{say("mcp.passedOn")}</p>
					</>
				)}
			</Show>
		</Dialog>
	);
};
