import type { ServerState } from "@parley/protocol/mcp/state";
import { say, sayAround } from "@parley/words/spoken";
import { createSignal, Show } from "solid-js";
import { useAnnouncer } from "../../app/app-context.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { ChatMcp } from "./chat-mcp.ts";
import { ExactServer } from "./exact-server.tsx";
import "./mcp.css";

type ApprovalCardProps = {
	readonly mcp: ChatMcp;
	readonly server: ServerState;
	readonly onNotNow: () => void;
};

/** Asks whether a server of the workspace may start: the exact one that is shown, and nothing else. */
export const ApprovalCard = (props: ApprovalCardProps) => {
	const announcer = useAnnouncer();
	const [isDeciding, setDeciding] = createSignal(false);
	const [problem, setProblem] = createSignal<string>();
	const isProgram = () => props.server.transport === "stdio";
	const question = () =>
		say(isProgram() ? "mcp.question" : "mcp.questionAddress", { name: props.server.name });
	const approve = async (): Promise<void> => {
		const { name } = props.server;
		setDeciding(true);
		setProblem(undefined);
		try {
			await props.mcp.approve(props.server);
			announcer.say(say("mcp.approvedNow", { name }));
		} catch (error) {
			setProblem(say("mcp.notApproved", { name, reason: failureText(error) }));
		} finally {
			setDeciding(false);
		}
	};
	return (
		<section class="mcp-card" aria-label={question()} ref={returnFocus}>
			<Icon name="plug" tone="warning" />
			<div class="mcp-card-body">
				<h2>{question()}</h2>
				<p class="mcp-where">
					{sayAround(isProgram() ? "mcp.asksProgram" : "mcp.asksAddress", {
						file: <code>{props.server.file}</code>,
						folder: <code>{props.mcp.list()?.folder}</code>,
					})}
				</p>
				<Show when={props.server.shown}>
					{(shown) => (
						<section aria-label={say("mcp.exactly")}>
							<ExactServer shown={shown()} />
						</section>
					)}
				</Show>
				<p class="muted">{say("mcp.asksAgain")}</p>
				<div class="mcp-buttons">
					<Button look="primary" disabled={isDeciding()} onPress={() => void approve()}>
						{say("mcp.approve")}
					</Button>
					<Button disabled={isDeciding()} onPress={props.onNotNow}>
						{say("mcp.notNow")}
					</Button>
				</div>
				<Show when={problem()}>{(words) => <p role="alert">{words()}</p>}</Show>
			</div>
		</section>
	);
};
