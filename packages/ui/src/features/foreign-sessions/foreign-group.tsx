import type { AgentSessionEntry } from "@parley/protocol/agent/methods";
import { say } from "@parley/words/spoken";
import { For, Match, onMount, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { relativeTime, useClock } from "../../shared/widgets/relative-time.ts";
import type { ForeignList } from "./foreign-list.ts";

type ForeignGroupProps = { readonly list: ForeignList; readonly onOpened?: (() => void) | undefined };

/** The sessions of one agent in one folder, or why there are none. */
export const ForeignGroup = (props: ForeignGroupProps) => {
	const app = useApp();
	const now = useClock();
	const { list } = props;
	const agent = () => app.agents.title(list.place.agent);
	const phase = () => list.phase().phase;
	const problem = () => {
		const at = list.phase();
		return at.phase === "failed" ? at.problem : undefined;
	};
	const open = (entry: AgentSessionEntry): void =>
		app.notices.run(
			(reason) => say("foreign.notOpened", { reason }),
			async () => {
				app.show(await list.takeUp(entry));
				props.onOpened?.();
			},
		);
	onMount(() => void list.load(false));
	return (
		<section
			class="foreign-group"
			aria-label={say("foreign.of", { agent: agent(), folder: baseName(list.place.folder) })}
		>
			<h2 class="foreign-head" title={list.place.folder}>
				{say("foreign.of", { agent: agent(), folder: baseName(list.place.folder) })}
			</h2>
			<Show when={list.sessions().length > 0}>
				<ul>
					<For each={list.sessions()}>
						{(entry) => (
							<ForeignLine
								entry={entry}
								now={now()}
								isOpening={list.opening().has(entry.agentSessionId)}
								onOpen={() => open(entry)}
							/>
						)}
					</For>
				</ul>
			</Show>
			<p class="foreign-note" role={problem() === undefined ? "status" : "alert"}>
				<Switch>
					<Match when={phase() === "asking"}>{say("foreign.asking", { agent: agent() })}</Match>
					<Match when={phase() === "unsupported"}>{say("foreign.unsupported", { agent: agent() })}</Match>
					<Match when={phase() === "asleep"}>{say("foreign.asleep", { agent: agent() })}</Match>
					<Match when={problem()}>
						{(reason) => say("foreign.notListed", { agent: agent(), reason: reason() })}
					</Match>
					<Match when={phase() === "listed" && list.sessions().length === 0}>
						{say("foreign.none", { agent: agent() })}
					</Match>
				</Switch>
			</p>
			<Show when={phase() === "asleep" || phase() === "failed"}>
				<Button look="link" onPress={() => void list.load(true)}>
					{phase() === "asleep" ? say("foreign.ask", { agent: agent() }) : say("action.retry")}
				</Button>
			</Show>
			<Show when={list.more() && phase() === "listed"}>
				<Button look="link" onPress={() => void list.loadMore()}>
					{say("foreign.more")}
				</Button>
			</Show>
		</section>
	);
};

type ForeignLineProps = {
	readonly entry: AgentSessionEntry;
	readonly now: number;
	readonly isOpening: boolean;
	readonly onOpen: () => void;
};

const ForeignLine = (props: ForeignLineProps) => (
	<li class="session">
		<button
			type="button"
			class="session-open"
			disabled={props.isOpening}
			aria-busy={props.isOpening}
			onClick={() => props.onOpen()}
		>
			<Icon name={props.isOpening ? "loading" : "history"} tone="muted" spin={props.isOpening} />
			<span class="session-words">
				<span class="session-title">{props.entry.title ?? say("foreign.untitled")}</span>
				<Show when={props.entry.updatedAt}>
					{(at) => (
						<span class="session-about">
							<span class="session-time">{relativeTime(at(), props.now)}</span>
						</span>
					)}
				</Show>
			</span>
		</button>
	</li>
);
