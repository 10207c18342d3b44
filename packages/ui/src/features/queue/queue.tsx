import type { TurnOutcome } from "@parley/protocol/prompt/events";
import { isPaused } from "@parley/transcript/head/queue";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { attachmentsOf, textLine, textOf } from "../../shared/prompt-text.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button, IconButton } from "../../shared/widgets/button.tsx";
import { FileNames } from "../../shared/widgets/file-names.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { Outgoing } from "./outbox.ts";
import { QueuedList } from "./queued-list.tsx";
import { rescueEdit } from "./rescue-edit.ts";
import "./queue.css";

/** Accepted prompts that wait, and prompts still on their way to the hub. */
export const Queue = (props: { readonly session: SessionStore; readonly agentTitle: string }) => {
	const app = useApp();
	const { session } = props;
	const queued = () => session.state()?.head.queue ?? [];
	const outgoing = () => app.outboxes.of(session).items();
	const paused = () => {
		const head = session.state()?.head;
		return head === undefined ? [] : head.queue.filter((prompt) => isPaused(head, prompt));
	};
	const clear = async (): Promise<void> => {
		for (const { messageId } of paused()) await app.queues.of(session).remove(messageId);
	};
	rescueEdit(app, session);
	return (
		<Show when={queued().length + outgoing().length > 0}>
			<ul class="queue" aria-label={say("queue.waiting")}>
				<Show when={session.state()}>
					{(state) => <QueuedList session={session} head={state().head} agentTitle={props.agentTitle} />}
				</Show>
				<Show when={paused().length > 0}>
					<li class="queue-line">
						<span class="queue-problem">
							{pauseWords(session.state()?.head.pausedBy?.outcome)}{" "}
							<Button
								look="link"
								onPress={() =>
									app.notices.run(
										(reason) => say("queue.notResumed", { reason }),
										() => app.queues.of(session).resume(),
									)
								}
							>
								{say("queue.resume")}
							</Button>
							{" · "}
							<Button
								look="link"
								onPress={() => app.notices.run((reason) => say("queue.notCleared", { reason }), clear)}
							>
								{say("queue.clear")}
							</Button>
						</span>
					</li>
				</Show>
				<For each={outgoing()}>{(item) => <OutgoingLine session={session} item={item} />}</For>
			</ul>
		</Show>
	);
};

const OutgoingLine = (props: { readonly session: SessionStore; readonly item: Outgoing }) => {
	const app = useApp();
	const { sessionId } = props.session;
	const outbox = app.outboxes.of(props.session);
	const { messageId, content, status } = props.item;
	const takeBack = (): void => {
		outbox.discard(messageId);
		const draft = app.drafts.of(sessionId);
		draft.write([textOf(content), draft.local().text].filter((text) => text !== "").join("\n"));
		for (const attachment of attachmentsOf(content)) draft.attach(attachment);
	};
	const underWay = status === "sending" || status === "accepted";
	return (
		<li class="queue-line" data-status={status}>
			<Icon name={underWay ? "loading" : "warning"} tone={underWay ? "muted" : "warning"} spin={underWay} />
			<span class="queue-text">{textLine(content)}</span>
			<FileNames attachments={attachmentsOf(content)} />
			<Show when={!underWay} fallback={<span class="muted">{say("queue.sending")}</span>}>
				<IconButton icon="edit" label={say("queue.takeBack")} onPress={takeBack} />
				<span class="queue-problem">
					{problemText(props.item)}{" "}
					<Button look="link" onPress={() => outbox.retry(messageId)}>
						{say("action.retry")}
					</Button>
				</span>
			</Show>
		</li>
	);
};

const pauseWords = (outcome: TurnOutcome | undefined): string => {
	switch (outcome) {
		case "failed":
			return say("queue.pausedByFailure");
		case "interrupted":
			return say("queue.pausedByInterruption");
		default:
			return say("queue.pausedByStop");
	}
};

const problemText = ({ status, problem }: Outgoing): string => {
	if (status === "disconnected") return say("queue.notSentYet");
	if (status === "blocked") return say("queue.untrusted");
	return problem === undefined ? say("queue.refused") : say("queue.notSent", { reason: problem });
};
