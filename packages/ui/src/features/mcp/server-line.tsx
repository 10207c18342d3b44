import type { ServerState } from "@parley/protocol/mcp/state";
import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { ChatMcp } from "./chat-mcp.ts";
import { commandLine, quoted } from "./command-line.ts";
import { statusLook, statusWords } from "./status-words.ts";

type ServerLineProps = {
	readonly mcp: ChatMcp;
	readonly server: ServerState;
	readonly onReview: () => void;
};

/** A server in a chat: a switch, what it is, and what becomes of it. */
export const ServerLine = (props: ServerLineProps) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const name = () => props.server.name;
	const change = (work: () => Promise<void>, said?: string): void =>
		app.notices.run(
			(reason) => say("mcp.failed", { name: name(), reason }),
			async () => {
				await work();
				if (said !== undefined) announcer.say(said);
			},
		);
	const turn = (isOn: boolean): void =>
		change(
			() => props.mcp.switch(props.server, "chat", isOn),
			say(isOn ? "mcp.switchedOn" : "mcp.switchedOff", { name: name() }),
		);
	const remember = (): void => change(() => props.mcp.switch(props.server, "default", props.server.isOn));
	const look = () => statusLook(props.server);
	return (
		<li class="mcp-line">
			<label class="mcp-name">
				<input
					type="checkbox"
					checked={props.server.isOn}
					disabled={props.server.status === "invalid"}
					onChange={({ currentTarget }) => turn(currentTarget.checked)}
				/>
				<span>{quoted(name())}</span>
			</label>
			<div class="mcp-details">
				<p class="mcp-status" data-tone={look().tone}>
					<Icon name={look().icon} tone={look().tone} />
					<span>{statusWords(props.server)}</span>
				</p>
				<Show when={targetOf(props.server)}>{(target) => <code class="mcp-short">{target()}</code>}</Show>
				<Show when={props.server.file}>
					{(file) => <span class="muted">{say("mcp.inFile", { file: file() })}</span>}
				</Show>
				<div class="mcp-buttons">
					<Show when={props.server.status === "needsApproval"}>
						<Button label={say("mcp.reviewNamed", { name: name() })} onPress={props.onReview}>
							{say("mcp.review")}
						</Button>
					</Show>
					<Show when={props.server.isApproved === true}>
						<Button
							look="link"
							label={say("mcp.revokeNamed", { name: name() })}
							onPress={() => change(() => props.mcp.revoke(name()))}
						>
							{say("mcp.revoke")}
						</Button>
					</Show>
					<Show when={props.server.isOn !== props.server.isOnByDefault}>
						<span class="muted">{say("mcp.onlyHere")}</span>
						<Button look="link" label={say("mcp.rememberNamed", { name: name() })} onPress={remember}>
							{say("mcp.remember")}
						</Button>
					</Show>
				</div>
			</div>
		</li>
	);
};

const targetOf = ({ shown }: ServerState): string | undefined => {
	if (shown === undefined) return undefined;
	const { command, args = [], url } = shown;
	return command === undefined ? url : commandLine([command, ...args]);
};
