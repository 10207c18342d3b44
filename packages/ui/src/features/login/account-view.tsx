import type { LoginStatus } from "@parley/protocol/login/methods";
import { say } from "@parley/words/spoken";
import { createEffect, createSignal, For, on, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Dialog } from "../../shared/widgets/dialog.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { Work } from "../../shared/work/work.ts";
import { WorkView } from "../../shared/work/work-view.tsx";
import { LoginSteps } from "./login-steps.tsx";
import { ProvidersView } from "./providers-view.tsx";
import "./login.css";

type AccountProps = {
	readonly agentId: string;
	readonly title: string;
	/** It runs in folders that nobody has trusted, too. */
	readonly anyFolder: boolean;
	readonly onBack: () => void;
};

const stateCodes = {
	loggedIn: "loginStep.stateLoggedIn",
	loggedOut: "loginStep.stateLoggedOut",
	notRequired: "loginStep.stateNotRequired",
	unknown: "loginStep.stateUnknown",
} as const;

/** As whom an agent works: login, logout, and where its models come from. */
export const AccountView = (props: AccountProps) => {
	const { logins, folders } = useApp();
	const choices = () => folders.choices().filter(({ trust }) => props.anyFolder || trust === "trusted");
	const [chosen, setChosen] = createSignal(choices()[0]?.path);
	const folder = () => chosen() ?? choices()[0]?.path ?? "";
	const place = () => ({ agentId: props.agentId, folder: folder() });
	const work = new Work<LoginStatus>();
	const agent = () => ({ agent: props.title });
	const ask = (): void => void work.run(say("loginStep.asking", agent()), () => logins.status(place()));
	const logOut = (): void =>
		void work.run(say("loginStep.loggingOut"), async () => {
			await logins.logOut(place());
			return logins.status(place());
		});
	const status = () => {
		const now = work.state();
		return now.state === "done" ? now.result : undefined;
	};
	const attempt = () => logins.of(props.agentId);
	// A login that was under way is over.
	createEffect(
		on(attempt, (now, before) => now === undefined && before !== undefined && ask(), { defer: true }),
	);
	return (
		<Dialog
			title={say("loginStep.account", agent())}
			class="agents-page"
			onClose={props.onBack}
			buttons={
				<>
					<Button onPress={props.onBack}>{say("agents.back")}</Button>
					<Show when={status()?.canLogOut === true && status()?.state !== "loggedOut"}>
						<Button look="danger" onPress={logOut}>
							{say("loginStep.logOut")}
						</Button>
					</Show>
					<Button
						look={status() === undefined ? "primary" : "quiet"}
						disabled={folder() === "" || work.isRunning}
						onPress={ask}
					>
						{say(status() === undefined ? "loginStep.ask" : "loginStep.check")}
					</Button>
				</>
			}
		>
			<p>{say("loginStep.accountWhat")}</p>
			<Show when={choices().length > 0} fallback={<p role="status">{say("agents.testNoFolder")}</p>}>
				<label class="agents-field">
					<span>{say("agents.testFolder")}</span>
					<select value={folder()} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
						<For each={choices()}>{({ path }) => <option value={path}>{path}</option>}</For>
					</select>
				</label>
			</Show>
			<WorkView work={work} />
			<Show when={status()} keyed>
				{(now) => (
					<>
						<p class="agents-verdict" role="status">
							<Icon
								name={now.state === "loggedOut" ? "warning" : now.state === "unknown" ? "question" : "pass"}
								tone={now.state === "loggedOut" ? "warning" : "success"}
							/>
							<span>{say(stateCodes[now.state], agent())}</span>
						</p>
						<ul class="login-accounts">
							<For each={now.accounts}>
								{({ label, detail, active }) => (
									<li>
										{label}
										<span class="muted">
											{" "}
											{[detail, active === true ? say("loginStep.active") : ""]
												.filter((part) => part !== undefined && part !== "")
												.join(" · ")}
										</span>
									</li>
								)}
							</For>
						</ul>
						<Show when={now.state !== "loggedIn" && now.state !== "notRequired" && now.methods.length > 0}>
							<LoginSteps
								place={place()}
								agentId={props.agentId}
								agentTitle={props.title}
								methods={now.methods}
								onLoggedIn={ask}
							/>
						</Show>
						<Show when={now.hasProviders}>
							<ProvidersView place={place()} />
						</Show>
					</>
				)}
			</Show>
		</Dialog>
	);
};
