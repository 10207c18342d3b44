import { say } from "@parley/words/spoken";
import { createSignal, For, onCleanup, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { WorkView } from "../../shared/work/work-view.tsx";
import { LaunchReportView } from "./launch-report-view.tsx";

type TestProps = {
	readonly agentId: string;
	readonly title: string;
	/** It runs in folders that nobody has trusted, too. */
	readonly anyFolder: boolean;
	/** Leads to the login that the agent wants. */
	readonly onLogIn: () => void;
	readonly onBack: () => void;
};

/** Tests an agent and shows what was found. A test ends with the view. */
export const TestView = (props: TestProps) => {
	const { agentManager, folders, notices } = useApp();
	const { testing } = agentManager;
	testing.reset();
	const choices = () => folders.choices().filter(({ trust }) => props.anyFolder || trust === "trusted");
	const [chosen, setChosen] = createSignal(choices()[0]?.path);
	const folder = () => chosen() ?? choices()[0]?.path;
	const report = () => {
		const state = testing.state();
		return state.state === "done" ? state.result : undefined;
	};
	const run = (): void => {
		const path = folder();
		if (path !== undefined) void agentManager.test(props.agentId, props.title, path);
	};
	const cancel = (): void =>
		notices.run(
			(reason) => reason,
			() => agentManager.cancel(),
		);
	onCleanup(() => {
		if (testing.isRunning) cancel();
	});
	return (
		<Dialog
			title={say("agents.testTitle", { agent: props.title })}
			class="agents-page"
			onClose={props.onBack}
			buttons={
				<>
					<Button onPress={props.onBack}>{say("agents.back")}</Button>
					<Show when={!testing.isRunning} fallback={<Button onPress={cancel}>{say("action.cancel")}</Button>}>
						<Button look="primary" disabled={folder() === undefined} onPress={run}>
							{say(report() === undefined ? "agents.testRun" : "agents.testAgain")}
						</Button>
					</Show>
				</>
			}
		>
			<p>{say("agents.testWhat")}</p>
			<Show when={choices().length > 0} fallback={<p role="status">{say("agents.testNoFolder")}</p>}>
				<label class="agents-field">
					<span>{say("agents.testFolder")}</span>
					<select value={folder()} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
						<For each={choices()}>{({ path }) => <option value={path}>{path}</option>}</For>
					</select>
				</label>
			</Show>
			<WorkView work={testing} />
			<Show when={report()}>{(found) => <LaunchReportView report={found()} />}</Show>
			<Show when={report()?.outcome === "needsLogin"}>
				<div>
					<Button look="primary" onPress={() => props.onLogIn()}>
						{say("loginStep.start")}
					</Button>
				</div>
			</Show>
		</Dialog>
	);
};
