import type { AgentLoss, UnsetOption } from "@parley/protocol/agent/events";
import type { Head } from "@parley/transcript/head/head";
import { say, sayWording } from "@parley/words/spoken";
import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import type { ChatPartProps } from "../../app/feature.ts";
import { lazyDialog } from "../../shared/lazy/lazy-dialog.tsx";
import { IconButton } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import type { IconName } from "../../shared/widgets/icon-glyphs.ts";
import { describeLetGo } from "./describe-let-go.ts";
import { describeLoss } from "./describe-loss.ts";
import { RestartButton } from "./restart-button.tsx";
import { SilentLine } from "./silent-line.tsx";
import "./agent-process.css";

const RestartDialog = lazyDialog(
	() => import("./restart-dialog.tsx"),
	(module) => module.RestartDialog,
);

/** What a person should know of a chat's agent and can act on: it is silent, gone, let go, or not set up as configured. */
export const AgentNotices = (props: ChatPartProps) => {
	const app = useApp();
	const { session } = props;
	const controls = app.agentControls.of(session);
	const head = createMemo(() => session.state()?.head);
	const link = createMemo(() => head()?.link);
	const idle = () => {
		const known = head();
		return known !== undefined && isIdle(known) ? known.link : undefined;
	};
	const lost = () => (idle()?.state === "lost" ? idle()?.loss : undefined);
	const released = () => (idle()?.state === "attached" ? idle()?.released : undefined);
	const [dismissed, setDismissed] = createSignal<readonly UnsetOption[]>();
	const unset = () => (link()?.unset === dismissed() ? undefined : link()?.unset);
	return (
		<>
			<Switch>
				<Match when={lost()}>
					{(loss) => (
						<Line icon="disconnected" text={lossWords(loss(), head(), props.agentTitle)}>
							<RestartButton session={session} agentTitle={props.agentTitle} />
						</Line>
					)}
				</Match>
				<Match when={idle()?.state === "failed" && head()?.lastTurn !== 0}>
					<Line icon="disconnected" text={say("turn.agentLost", { reason: problemIn(head()) })}>
						<RestartButton session={session} agentTitle={props.agentTitle} />
					</Line>
				</Match>
				<Match when={released()}>
					{(why) => (
						<Line
							icon="info"
							text={describeLetGo(why(), props.agentTitle)}
							detail={say("agentProcess.nextStarts")}
						/>
					)}
				</Match>
			</Switch>
			<SilentLine session={session} agentTitle={props.agentTitle} />
			<Show when={unset()}>
				{(settings) => (
					<div class="chat-card">
						<section class="agent-line" aria-label={say("agentProcess.unsetLabel")}>
							<Icon name="warning" tone="warning" />
							<div class="agent-line-text">
								<p>{say("agentProcess.unset", { agent: props.agentTitle })}</p>
								<ul>
									<For each={settings()}>{(each) => <li>{unsetWords(each)}</li>}</For>
								</ul>
							</div>
							<IconButton
								icon="close"
								label={say("action.dismiss")}
								onPress={() => setDismissed(settings())}
							/>
						</section>
					</div>
				)}
			</Show>
			<Show when={controls.others()}>
				{(others) => (
					<RestartDialog
						agentTitle={props.agentTitle}
						others={others()}
						onConfirm={() =>
							app.notices.run(
								(reason) => say("agentProcess.notRestarted", { reason }),
								async () => void (await controls.confirm()),
							)
						}
						onClose={() => controls.dismiss()}
					/>
				)}
			</Show>
		</>
	);
};

type LineProps = {
	readonly icon: IconName;
	readonly text: string;
	readonly detail?: string;
	readonly children?: JSX.Element;
};

const Line = (props: LineProps) => (
	<div class="chat-card">
		<section class="agent-line" aria-label={say("agentProcess.label")}>
			<Icon name={props.icon} tone="muted" />
			<p class="agent-line-text">
				{props.text} <Show when={props.detail}>{(detail) => <span class="muted">{detail()}</span>}</Show>
			</p>
			{props.children}
		</section>
	</div>
);

/** Whether nothing is being answered or started. */
const isIdle = ({ running, preparing }: Head): boolean => running === undefined && preparing === undefined;

const problemIn = (head: Head | undefined): string => {
	const problem = head?.link.problem;
	return problem === undefined ? "" : sayWording(problem.wording, problem.message);
};

const unsetWords = ({ option, value, from, reason = "", wording }: UnsetOption): string => {
	const values = { option, value: String(value), reason: sayWording(wording, reason) };
	return from === "settings"
		? say("agentProcess.unsetSettings", values)
		: say("agentProcess.unsetRemembered", values);
};

/** The conversation has told the loss already, if there is one. */
const lossWords = (loss: AgentLoss, head: Head | undefined, agent: string): string =>
	(head?.lastTurn ?? 0) === 0 ? describeLoss(loss, agent, true) : say("agentProcess.notRunning", { agent });
