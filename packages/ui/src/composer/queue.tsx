import { isQueueHeld } from "@parley/transcript/head/queue";
import { For, Show } from "solid-js";
import { useApp } from "../app/app-context.ts";
import { FileNames } from "../attachments/file-names.tsx";
import { attachmentsOf, textLine, textOf } from "../chat/prompt-text.ts";
import type { Outgoing } from "../store/outbox.ts";
import type { SessionStore } from "../store/session-store.ts";
import { Button, IconButton } from "../widgets/button.tsx";
import { Icon } from "../widgets/icon.tsx";
import { QueuedList } from "./queued-list.tsx";
import { rescueEdit } from "./rescue-edit.ts";
import "./queue.css";

/** Prompts that were accepted and wait, and those that are still on their way to the hub. */
export const Queue = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const { session } = props;
	const queued = () => session.state()?.head.queue ?? [];
	const outgoing = () => session.outbox.items();
	const held = () => {
		const head = session.state()?.head;
		return head !== undefined && isQueueHeld(head);
	};
	rescueEdit(app, session);
	return (
		<Show when={queued().length + outgoing().length > 0}>
			<ul class="queue" aria-label="Prompts waiting">
				<Show when={session.state()}>{(state) => <QueuedList session={session} head={state().head} />}</Show>
				<Show when={held()}>
					<li class="queue-line">
						<span class="queue-problem">
							Held, because the turn before was not finished.{" "}
							<Button look="link" onPress={() => app.notices.run("Not resumed", () => session.resumeQueue())}>
								Run now
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
	const { outbox, sessionId } = props.session;
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
			<Show when={!underWay} fallback={<span class="muted">sending</span>}>
				<IconButton icon="edit" label="Take back into the composer" onPress={takeBack} />
				<span class="queue-problem">
					{problemText(props.item)}{" "}
					<Button look="link" onPress={() => outbox.retry(messageId)}>
						Retry
					</Button>
				</span>
			</Show>
		</li>
	);
};

const problemText = ({ status, problem }: Outgoing): string => {
	if (status === "disconnected") return "Not sent yet: no connection";
	if (status === "blocked") return "Not sent: the folder is not trusted";
	return `Not sent: ${problem ?? "the hub refused it"}`;
};
