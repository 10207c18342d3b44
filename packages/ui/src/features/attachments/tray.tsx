import { sameItems } from "@parley/base/lists/same-items";
import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { sameAttachments } from "../drafts/draft-body.ts";
import { announceUploads } from "./announce-uploads.ts";
import { TrayChip } from "./tray-chip.tsx";
import { readyFile, type TrayFile } from "./tray-file.ts";
import "./tray.css";

/** The files attached to the draft. */
export const Tray = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { sessionId } = props.session;
	const armed = app.armedSends.of(props.session);
	const uploads = app.uploads.of(sessionId);
	// Typing changes the draft too, and must not redraw the files.
	const attachments = createMemo(() => app.drafts.attachments(sessionId), undefined, {
		equals: sameAttachments,
	});
	const files = createMemo((): readonly TrayFile[] =>
		uploads.inOrder([...attachments().map(readyFile), ...uploads.items()]),
	);
	// By id, so that a chip and the focus in it survive every step of an upload.
	const ids = createMemo(() => files().map(({ attachmentId }) => attachmentId), undefined, {
		equals: sameItems,
	});
	const find = (id: string) => files().find(({ attachmentId }) => attachmentId === id);
	announceUploads(uploads, announcer);
	let list: HTMLUListElement | undefined;

	const focusAt = (place: number): void => {
		const id = ids()[Math.min(place, ids().length - 1)];
		if (id === undefined) focusComposer();
		else list?.querySelector<HTMLElement>(`[data-file="${CSS.escape(id)}"] .tray-remove`)?.focus();
	};
	const remove = (id: string): void => {
		const file = find(id);
		if (file === undefined) return;
		const place = ids().indexOf(id);
		armed.takeBack();
		uploads.remove(id);
		announcer.say(say("attachment.removed", { name: file.name }));
		focusAt(place);
	};
	const keys: Readonly<Record<string, (id: string, place: number) => void>> = {
		Delete: remove,
		Backspace: remove,
		ArrowLeft: (_, place) => focusAt(Math.max(0, place - 1)),
		ArrowRight: (_, place) => focusAt(place + 1),
		Escape: focusComposer,
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const chip = event.target instanceof Element ? event.target.closest<HTMLElement>(".tray-chip") : null;
		const id = chip?.dataset["file"];
		const action = keys[event.key];
		const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
		if (id === undefined || action === undefined || !isPlain) return;
		event.preventDefault();
		event.stopPropagation();
		action(id, ids().indexOf(id));
	};

	return (
		<>
			<Show when={ids().length > 0}>
				<ul
					class="tray"
					aria-label={say("attachment.files")}
					ref={(element) => {
						list = element;
					}}
					onKeyDown={onKeyDown}
				>
					<For each={ids()}>
						{(id) => (
							<Show when={find(id)}>
								{(file) => (
									<TrayChip
										file={file()}
										data={file().state.phase === "ready" ? undefined : uploads.fileOf(id)}
										onRemove={() => remove(id)}
										onRetry={() => uploads.retry(id)}
										onReplace={(other) => uploads.replace(id, other)}
									/>
								)}
							</Show>
						)}
					</For>
				</ul>
			</Show>
			<Show when={uploads.refusals().length > 0}>
				<div class="tray-refusals">
					<Icon name="warning" tone="warning" />
					<ul class="tray-refusal-list" aria-label={say("attachment.refused")}>
						<For each={uploads.refusals()}>{(refusal) => <li>{refusal}</li>}</For>
					</ul>
					<IconButton icon="close" label={say("action.dismiss")} onPress={() => uploads.dismissRefusals()} />
				</div>
			</Show>
		</>
	);
};
