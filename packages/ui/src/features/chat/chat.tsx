import { createMemo, For, Match, Show, Switch } from "solid-js";
import { useAnnouncer, useApp, useSlots } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { ChatContext } from "../../shared/session/chat-context.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { mayStartFresh } from "../agent-change/may-start-fresh.ts";
import { openFresh } from "../agent-change/open-fresh.tsx";
import { servingAgent } from "../agent-change/serving-agent.ts";
import { bringFiles } from "../attachments/bring-files.ts";
import { DropZone } from "../attachments/drop-zone.tsx";
import { OpenPlace } from "../file-link/open-place.ts";
import { PlaceQuestion } from "../file-link/place-question.tsx";
import { announceTurns } from "./announce-turns.ts";
import { ChatGone, ChatOpenFailed, ChatOpening } from "./chat-phases.tsx";
import { viewOf } from "./chat-view.ts";
import { DamageNotice } from "./damage-notice.tsx";
import { EmptyChat } from "./empty-chat.tsx";
import { GapNotice } from "./gap-notice.tsx";
import { isSentSince } from "./is-sent-since.ts";
import { RowList } from "./row-list.ts";
import { Transcript } from "./transcript.tsx";
import "./chat.css";

/** One open session. Each tab switch recreates it; the session's store and view keep what must survive that. */
export const Chat = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { session } = props;
	const view = viewOf(session);
	const outbox = app.outboxes.of(session);
	const rows = new RowList((key) => view.expansion.wasOpened(key));
	const head = createMemo(() => session.state()?.head);
	const agentTitle = (turn?: number) => titleOf(servingAgent(head(), turn));
	const titleOf = (agent: string) =>
		app.agents.title(agent, agent === head()?.agent ? head()?.link.identity : undefined);
	const slots = useSlots();
	const parts = [
		...slots.flatMap(({ ChatCard }) => ChatCard ?? []),
		...slots.flatMap(({ ChatFoot }) => ChatFoot ?? []),
	];
	const places = new OpenPlace(app, session.sessionId);
	const context: ChatContext = {
		sessionId: session.sessionId,
		...{ agentTitle, titleOf },
		isAgentGone: () => head()?.link.state !== "attached",
		folder: () => head()?.folder ?? "",
		places,
		isOpen: (key, atFirst) => view.expansion.isOpen(key, atFirst),
		toggle: (key, atFirst) => {
			view.follow.pause();
			view.expansion.toggle(key, atFirst);
			rows.redraw(key);
		},
		isSought: (key) => view.sought()?.key === key,
		older: session.older,
		sendAgain: (content) => {
			outbox.send(content);
			view.follow.toEnd();
		},
		startFresh: (again) => openFresh(app, session, () => context.sendAgain(again)),
		mayStartFresh: (turn) => mayStartFresh(head(), turn),
		isSentSince: (turn, content) => isSentSince(session.state(), outbox.items(), turn, content),
	};
	const empty = () => {
		const state = session.state();
		if (state === undefined) return false;
		return (
			state.firstTurn === 0 &&
			state.turns.every((turn) => turn.prompt === undefined && turn.items.length === 0)
		);
	};
	announceTurns(session, agentTitle);
	return (
		<ChatContext.Provider value={context}>
			<DropZone
				class="chat"
				isOpen={session.phase().phase !== "gone"}
				onDrop={(brought) => {
					bringFiles(app, announcer, session, brought);
					focusComposer();
				}}
			>
				<Show when={session.gap()}>
					<GapNotice onDismiss={() => session.dismissGap()} />
				</Show>
				<DamageNotice sessionId={session.sessionId} />
				<Switch fallback={<Transcript session={session} view={view} rows={rows} />}>
					<Match when={session.phase().phase === "gone"}>
						<ChatGone session={session} />
					</Match>
					<Match when={session.phase().phase === "failed"}>
						<ChatOpenFailed session={session} />
					</Match>
					<Match when={session.state() === undefined}>
						<ChatOpening />
					</Match>
					<Match when={empty()}>
						<EmptyChat session={session} agentTitle={agentTitle()} />
					</Match>
				</Switch>
				<Show when={session.phase().phase !== "gone"}>
					<For each={parts}>{(Part) => <Part session={session} agentTitle={agentTitle()} />}</For>
				</Show>
				<PlaceQuestion places={places} />
			</DropZone>
		</ChatContext.Provider>
	);
};
