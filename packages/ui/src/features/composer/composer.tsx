import type { Head } from "@parley/transcript/head/head";
import { say } from "@parley/words/spoken";
import { createEffect, createMemo, onMount, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { composerInputId, focusComposerIfFree } from "../../shared/a11y/focus-composer.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { IconButton } from "../../shared/widgets/button.tsx";
import { growWithText } from "../../shared/widgets/grow-with-text.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { baseName } from "../../shared/widgets/paths.ts";
import { AgentChip } from "../agent-change/agent-chip.tsx";
import { AttachButton } from "../attachments/attach-button.tsx";
import { bringFiles } from "../attachments/bring-files.ts";
import { pastedFiles } from "../attachments/pasted-files.ts";
import { Tray } from "../attachments/tray.tsx";
import type { Brought } from "../attachments/uploads/session-uploads.ts";
import { DraftNotes } from "../drafts/draft-notes.tsx";
import { McpButton } from "../mcp/mcp-button.tsx";
import { OptionsBar } from "../options/options-bar.tsx";
import { UsageMeter } from "../options/usage-meter.tsx";
import { PlanToggle } from "../plan-mode/plan-toggle.tsx";
import { type Command, readCommands } from "./commands.ts";
import { createCompletion } from "./completion.ts";
import { CompletionList, optionId } from "./completion-list.tsx";
import { SendHint } from "./send-hint.tsx";
import { createSending } from "./sending.ts";
import { StopButton } from "./stop-button.tsx";
import "./composer.css";

const ForceStopDialog = lazyDialog(
	() => import("./force-stop-dialog.tsx"),
	(module) => module.ForceStopDialog,
);

const listId = "composer-commands";

/** Where the user writes prompts. It does not depend on the transcript, so typing costs the same in any chat. */
export const Composer = (props: { readonly session: SessionStore; readonly agentTitle: string }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { session } = props;
	const { sessionId } = session;
	const armed = app.armedSends.of(session);
	const stopping = app.stopping.of(session);
	const head = createMemo(() => session.state()?.head);
	const turn = () => turnUnderWay(head());
	const running = () => turn() !== undefined;
	const text = () => app.drafts.text(sessionId);
	const completion = createCompletion(createMemo(() => readCommands(head()?.aspects.commands)));
	const popup = () => completion.matches().length > 0;
	const sending = createSending(app, announcer, session);
	const kind = () => sending.readiness().kind;
	const canSend = () => (kind() === "ready" || kind() === "waiting") && !armed.isArmed();
	let input: HTMLTextAreaElement | undefined;

	const write = (next: string): void => {
		armed.takeBack();
		app.drafts.write(sessionId, next);
	};
	const send = (): void => {
		sending.send();
		completion.close();
	};
	const bring = (brought: Brought): void => bringFiles(app, announcer, session, brought);
	const stop = (): void =>
		app.notices.run(
			(reason) => say("composer.notStopped", { reason }),
			() => stopping.stop(turn()),
		);
	const pick = (command: Command | undefined): void => {
		if (command === undefined || input === undefined) return;
		const rest = text().slice(input.selectionStart);
		write(`/${command.name} ${rest.trimStart()}`);
		input.setSelectionRange(command.name.length + 2, command.name.length + 2);
		completion.close();
	};
	const pickChosen = (): void => pick(completion.matches()[completion.chosen()]);

	/** A fully typed command needs no completion. */
	const isWhole = (): boolean => completion.matches().some(({ name }) => text().trim() === `/${name}`);

	const keysInPopup: Readonly<Record<string, () => void>> = {
		ArrowDown: () => completion.step(1),
		ArrowUp: () => completion.step(-1),
		Enter: () => (isWhole() ? send() : pickChosen()),
		Tab: pickChosen,
		Escape: completion.close,
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		// Enter and Escape belong to the input method while it composes.
		if (event.isComposing || event.keyCode === 229) return;
		// One that is still held down was meant for the button that gave the focus away.
		const isHeld = event.repeat && event.key === "Enter" && !event.shiftKey;
		const inPopup = popup() && !event.shiftKey ? keysInPopup[event.key] : undefined;
		if (isHeld) event.preventDefault();
		else if (inPopup !== undefined) inPopup();
		else if (event.key === "Enter" && !event.shiftKey) send();
		else if (event.key === "Escape" && armed.isArmed()) armed.takeBack();
		else if (event.key === "Escape" && running()) stop();
		else return;
		event.preventDefault();
	};

	createEffect(() => stopping.follow(head()?.running));
	onMount(focusComposerIfFree);

	return (
		<div class="composer">
			<Show when={popup()}>
				<CompletionList id={listId} completion={completion} onPick={pick} />
			</Show>
			<DraftNotes sessionId={sessionId} />
			<Show when={stopping.sharedIn(turn())}>
				{(shared) => (
					<ForceStopDialog
						agentTitle={props.agentTitle}
						others={shared().others}
						onConfirm={() =>
							app.notices.run(
								(reason) => say("composer.notForceStopped", { reason }),
								() => stopping.confirm(),
							)
						}
						onClose={() => stopping.dismiss()}
					/>
				)}
			</Show>
			<div class="composer-box">
				<textarea
					id={composerInputId}
					ref={(element) => {
						input = element;
						growWithText(element, text);
					}}
					class="composer-input"
					rows="1"
					value={text()}
					placeholder={placeholder(props.agentTitle, session.phase().phase === "ready", running())}
					aria-label={say("composer.messageTo", { agent: props.agentTitle })}
					aria-autocomplete="list"
					aria-controls={popup() ? listId : undefined}
					aria-activedescendant={popup() ? optionId(listId, completion.chosen()) : undefined}
					onInput={({ currentTarget }) => {
						write(currentTarget.value);
						completion.moved(currentTarget.value, currentTarget.selectionStart);
					}}
					onKeyDown={onKeyDown}
					onPaste={(event) => {
						const pasted = pastedFiles(event.clipboardData);
						if (pasted === undefined) return;
						event.preventDefault();
						bring(pasted);
					}}
					onBlur={() => {
						completion.close();
						app.drafts.of(sessionId).flush();
					}}
				/>
				<Tray session={session} />
				<SendHint readiness={sending.readiness()} armed={armed} />
				<Show when={stopping.isHeld(turn())}>
					<p class="send-hint" role="status">
						<Icon name="disconnected" tone="warning" />
						<span>{say("composer.stopHeld")}</span>
					</p>
				</Show>
				<div class="composer-bar">
					<AttachButton session={session} onDone={() => input?.focus()} />
					<AgentChip session={session} agentTitle={props.agentTitle} />
					<span class="composer-chip" title={say("composer.folder", { folder: head()?.folder ?? "" })}>
						<Icon name="folder" tone="muted" />
						<span>{baseName(head()?.folder ?? "")}</span>
					</span>
					<OptionsBar session={session} />
					<PlanToggle session={session} />
					<McpButton session={session} />
					<span class="composer-space" />
					<UsageMeter session={session} />
					<Show when={running()}>
						<StopButton stopping={stopping} turn={turn()} onStop={stop} />
					</Show>
					<Show when={!running() || kind() !== "empty"}>
						<IconButton
							class="composer-send"
							icon="send"
							label={sendLabel(running(), kind() === "waiting")}
							disabled={!canSend()}
							onPress={send}
						/>
					</Show>
				</div>
			</div>
		</div>
	);
};

/** The turn that Stop ends, including the one that will open once the agent has started. */
const turnUnderWay = (head: Head | undefined): number | undefined => {
	if (head === undefined || head.running !== undefined) return head?.running?.turn;
	return head.preparing === undefined ? undefined : head.lastTurn + 1;
};

const sendLabel = (running: boolean, waiting: boolean): string => {
	if (waiting) return say("composer.sendWhenUploaded");
	return say(running ? "composer.queue" : "composer.send");
};

const placeholder = (agent: string, ready: boolean, running: boolean): string => {
	if (!ready) return say("composer.opening");
	return running ? say("composer.followUp") : say("composer.ask", { agent });
};
