import type { LoginMethod } from "@parley/protocol/login/login-need";
import type { LoginPlace } from "@parley/protocol/login/methods";
import { say } from "@parley/words/spoken";
import { createResource, createSignal, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { copyText } from "../blobs/copy-text.ts";

type TerminalProps = {
	readonly place: LoginPlace;
	readonly method: LoginMethod;
	readonly isChecking: boolean;
	readonly onOpen: () => void;
	readonly onCheck: () => void;
};

/** A login in a terminal: one of the editor that shows this view, or the exact command for a terminal of the person's own. */
export const TerminalLogin = (props: TerminalProps) => {
	const { logins, ownWindow, notices } = useApp();
	const isInEditor = ownWindow !== undefined;
	const [command] = createResource(
		() => [props.place, props.method.id] as const,
		([place, methodId]) => logins.command(place, methodId),
	);
	const [isCopied, setCopied] = createSignal(false);
	const copy = (line: string): void =>
		notices.run(
			(reason) => reason,
			async () => {
				await copyText(Promise.resolve(new Blob([line], { type: "text/plain" })));
				setCopied(true);
			},
		);
	const found = () => (command.error === undefined ? command() : undefined);
	return (
		<div class="login-form">
			<Show when={command.error !== undefined}>
				<p class="login-problem" role="alert">
					{say("loginStep.commandUnknown", { reason: failureText(command.error) })}
				</p>
			</Show>
			<Show when={found()}>
				{(line) => (
					<>
						<p>{say(isInEditor ? "loginStep.runsThis" : "loginStep.runThis")}</p>
						<pre class="login-command" tabindex="0">
							{line().command}
						</pre>
						<Show when={!isInEditor && line().hidden.length > 0}>
							<p class="muted">
								{say("loginStep.hidden", { names: line().hidden.join(", "), count: line().hidden.length })}
							</p>
						</Show>
						<div class="login-buttons">
							<Show when={isInEditor}>
								<Button look="primary" onPress={() => props.onOpen()}>
									<Icon name="terminal" /> {say("loginStep.openTerminal")}
								</Button>
							</Show>
							<Button look={isInEditor ? "quiet" : "primary"} onPress={() => copy(line().command)}>
								<Icon name="copy" /> {say("loginStep.copy")}
							</Button>
							<Button disabled={props.isChecking} onPress={() => props.onCheck()}>
								{say("loginStep.done")}
							</Button>
							<Show when={isCopied()}>
								<span class="muted" role="status">
									{say("loginStep.copied")}
								</span>
							</Show>
						</div>
					</>
				)}
			</Show>
		</div>
	);
};
