import { sameItems } from "@parley/base/lists/same-items";
import type { Head, QueuedPrompt } from "@parley/transcript/head/head";
import { isPaused } from "@parley/transcript/head/queue";
import { say, sayWording } from "@parley/words/spoken";
import { createEffect, createMemo, For, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { textOf, withText } from "../../shared/prompt-text.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { QueuedLine, type QueuedState } from "./queued-line.tsx";

/** Prompts that the hub has accepted and that wait: the user can edit, move, send or remove each. */
export const QueuedList = (props: {
	readonly session: SessionStore;
	readonly head: Head;
	readonly agentTitle: string;
}) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { session } = props;
	const prompts = app.queues.of(session);
	const queueEdit = app.queueEdits.of(session);
	const queue = () => props.head.queue;
	// By id, so that a line and the focus in it survive an edit of the prompt.
	const ids = createMemo(() => queue().map(({ messageId }) => messageId), undefined, { equals: sameItems });
	const find = (messageId: string) => queue().find((prompt) => prompt.messageId === messageId);

	const focusIn = (messageId: string, ...selectors: readonly string[]): void => {
		const line = document.querySelector(`.queue-line[data-message="${CSS.escape(messageId)}"]`);
		const found = selectors
			.map((each) => line?.querySelector<HTMLElement>(each))
			.find((each) => each != null);
		found?.focus();
	};
	const edit = (messageId: string): void => {
		const prompt = find(messageId);
		if (prompt === undefined) return;
		queueEdit.begin(messageId, textOf(prompt.content));
		focusIn(messageId, "textarea");
	};
	const endEdit = (messageId: string): void => {
		queueEdit.end();
		focusIn(messageId, ".queue-edit");
	};
	const save = (messageId: string): void => {
		const prompt = find(messageId);
		const editing = queueEdit.current();
		if (prompt === undefined || editing === undefined) return;
		app.notices.run(
			(reason) => say("queue.notChanged", { reason }),
			async () => {
				await prompts.edit(messageId, withText(prompt.content, editing.text));
				if (queueEdit.current() === editing) endEdit(messageId);
			},
		);
	};
	const move = (messageId: string, direction: -1 | 1): void => {
		const place = ids().indexOf(messageId);
		moving = { messageId, direction, to: place + direction };
		const before = ids()[direction === -1 ? place - 1 : place + 2];
		app.notices.run(
			(reason) => say("queue.notMoved", { reason }),
			() => prompts.move(messageId, before),
		);
	};
	let moving: { readonly messageId: string; readonly direction: -1 | 1; readonly to: number } | undefined;

	createEffect(() => {
		const order = ids();
		if (moving === undefined || order[moving.to] !== moving.messageId) return;
		const wanted = moving.direction === -1 ? ".queue-up" : ".queue-down";
		// Restores only the focus that the move itself took: by now the user may have moved it elsewhere.
		if (document.activeElement === document.body)
			focusIn(moving.messageId, `${wanted}:enabled`, ":is(.queue-up, .queue-down):enabled");
		announcer.say(say("queue.moved", { place: moving.to + 1, all: order.length }));
		moving = undefined;
	});

	return (
		<For each={ids()}>
			{(messageId, place) => (
				<Show when={find(messageId)}>
					{(prompt) => (
						<QueuedLine
							prompt={prompt()}
							state={stateOf(props.head, prompt(), props.agentTitle)}
							isFirst={place() === 0}
							isLast={place() === ids().length - 1}
							edited={queueEdit.current()?.messageId === messageId ? queueEdit.current()?.text : undefined}
							onEdit={() => edit(messageId)}
							onType={(text) => queueEdit.type(text)}
							onSave={() => save(messageId)}
							onCancel={() => endEdit(messageId)}
							onMove={(direction) => move(messageId, direction)}
							onSendNow={() =>
								app.notices.run(
									(reason) => say("queue.notSent", { reason }),
									() => prompts.sendNow(messageId),
								)
							}
							onRemove={() =>
								app.notices.run(
									(reason) => say("queue.notRemoved", { reason }),
									() => prompts.remove(messageId),
								)
							}
						/>
					)}
				</Show>
			)}
		</For>
	);
};

const stateOf = (head: Head, prompt: QueuedPrompt, agent: string): QueuedState => {
	const { preparing } = head;
	if (preparing?.messageId !== prompt.messageId)
		return { kind: isPaused(head, prompt) ? "paused" : "queued" };
	return preparing.stage === "starting"
		? { kind: "preparing", words: say("queue.startingAgent", { agent }) }
		: {
				kind: "preparing",
				words: sayWording(preparing.wording, preparing.reason ?? say("queue.waitingForAgent", { agent })),
			};
};
