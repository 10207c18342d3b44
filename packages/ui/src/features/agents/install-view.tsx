import type { LaunchCommand } from "@parley/protocol/agent/catalogue";
import type { Installable, InstallPlan } from "@parley/protocol/agent/setup-methods";
import { say, sayWording } from "@parley/words/spoken";
import { createSignal, For, onMount, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { Output } from "./launch-report-view.tsx";

type InstallProps = {
	readonly what: Installable;
	readonly title: string;
	readonly onAdd: (launch: LaunchCommand) => void;
	readonly onBack: () => void;
};

/** Shows the exact command, and runs it once the person agrees. */
export const InstallView = (props: InstallProps) => {
	const { agentManager, notices } = useApp();
	const { planning, installing } = agentManager;
	const [chosen, setChosen] = createSignal<boolean>();
	planning.reset();
	onMount(() => void agentManager.plan(props.what));
	const plan = () => {
		const state = planning.state();
		return state.state === "done" ? state.result : undefined;
	};
	const withScripts = () => chosen() ?? plan()?.needsScripts === true;
	const outcome = () => {
		const state = installing.state();
		return state.state === "done" ? state.result : undefined;
	};
	const install = (): void => {
		const agreed = plan();
		if (agreed !== undefined) void agentManager.install(agreed, withScripts());
	};
	const cancel = (): void =>
		notices.run(
			(reason) => reason,
			() => agentManager.cancel(),
		);
	/** A plan runs once: after a failure it is made again. */
	const again = (): void => void agentManager.plan(props.what);
	const againWithScripts = (): void => {
		setChosen(true);
		again();
	};
	return (
		<Dialog
			title={say("agents.installTitle", { agent: props.title })}
			class="agents-page"
			onClose={() => (installing.isRunning ? undefined : props.onBack())}
			buttons={
				<Show
					when={!installing.isRunning}
					fallback={<Button onPress={cancel}>{say("action.cancel")}</Button>}
				>
					<Button onPress={props.onBack}>{say("agents.back")}</Button>
					<Show
						when={outcome()?.launch}
						fallback={
							<Show
								when={outcome() === undefined && installing.state().state !== "failed"}
								fallback={<Button onPress={again}>{say("action.retry")}</Button>}
							>
								<Button look="primary" disabled={plan() === undefined} onPress={install}>
									{say("agents.installRun")}
								</Button>
							</Show>
						}
					>
						{(launch) => (
							<Button look="primary" onPress={() => props.onAdd(launch())}>
								{say("agents.add")}
							</Button>
						)}
					</Show>
				</Show>
			}
		>
			<WorkView work={planning} />
			<Show when={plan()}>
				{(agreed) => (
					<>
						<p>{say("agents.installWhat")}</p>
						<pre class="agents-command">
							<For each={commandWords(agreed(), withScripts())}>
								{(word, at) => (
									<>
										{at() === 0 ? "" : " "}
										<span>{word}</span>
									</>
								)}
							</For>
						</pre>
						<label class="agents-check">
							<input
								type="checkbox"
								checked={withScripts()}
								disabled={installing.isRunning || outcome() !== undefined}
								onChange={({ currentTarget }) => setChosen(currentTarget.checked)}
							/>
							<span>
								{say("agents.installScripts")} <span class="muted">{say("agents.installScriptsHint")}</span>
								<Show when={agreed().needsScripts}>
									{" "}
									<strong>{say("agents.needsScripts")}</strong>
								</Show>
							</span>
						</label>
					</>
				)}
			</Show>
			<WorkView work={installing} />
			<Show when={outcome()}>
				{(state) => (
					<p class={state().state === "failed" ? "work-problem" : ""} role="status">
						{outcomeText(state(), plan())}
					</p>
				)}
			</Show>
			<Show when={outcome()?.skippedScripts}>
				{(packages) => (
					<p role="status">
						{say("agents.skippedScripts", { packages: packages().join(", ") })}{" "}
						<Button onPress={againWithScripts}>{say("agents.installWithScripts")}</Button>
					</p>
				)}
			</Show>
			<Output label={say("agents.installOutput")} text={agentManager.output()} />
		</Dialog>
	);
};

const outcomeText = (
	{
		state,
		message = "",
		wording,
	}: { state: string; message?: string; wording?: Parameters<typeof sayWording>[0] },
	plan: InstallPlan | undefined,
): string => {
	if (state === "done") return say("agents.installed", { package: plan?.package ?? "" });
	return state === "cancelled" ? say("action.nothingChanged") : sayWording(wording, message);
};

/** Quoted where a shell would need it, so that what is shown is what runs. */
const commandWords = (
	{ command, commandWithScripts }: InstallPlan,
	withScripts: boolean,
): readonly string[] =>
	(withScripts ? commandWithScripts : command).map((word) =>
		/^[\w@%+=:,./\\-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`,
	);
