import type { LoginMethod } from "@parley/protocol/login/login-need";
import type { LoginPlace } from "@parley/protocol/login/methods";
import { say, sayWording } from "@parley/words/spoken";
import { createSignal, createUniqueId, For, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { failureText } from "../../shared/failure-text.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { AttemptLine } from "./attempt-line.tsx";
import { TerminalLogin } from "./terminal-login.tsx";
import { VariablesLogin } from "./variables-login.tsx";

export type LoginStepsProps = {
	readonly place: LoginPlace;
	readonly agentId: string;
	readonly agentTitle: string;
	readonly methods: readonly LoginMethod[];
	/** Called when the agent says that it is logged in, where no chat shows that. */
	readonly onLoggedIn?: () => void;
};

/** Chooses one of an agent's ways to log in, and goes through it. */
export const LoginSteps = (props: LoginStepsProps) => {
	const { logins } = useApp();
	const group = createUniqueId();
	const attempt = () => logins.of(props.agentId);
	const isBusy = () => attempt()?.state === "running" || attempt()?.state === "checking";
	const [chosen, setChosen] = createSignal<string>();
	/** What is under way counts, whoever began it; this view may learn of it later than of the need. */
	const wanted = () => (isBusy() ? attempt()?.methodId : (chosen() ?? attempt()?.methodId));
	const method = () => props.methods.find(({ id }) => id === wanted()) ?? props.methods[0];
	const [problem, setProblem] = createSignal<string>();
	const [isChecking, setChecking] = createSignal(false);
	/** Does something; its failure is shown in the step. */
	const run = (tell: (reason: string) => string, work: () => Promise<unknown>): void => {
		setProblem(undefined);
		work().catch((error: unknown) => setProblem(tell(failureText(error))));
	};
	const start = (inEditor: boolean): void => {
		const id = method()?.id;
		if (id !== undefined)
			run(
				(reason) => say("loginStep.notStarted", { reason }),
				() => logins.start(props.place, id, inEditor),
			);
	};
	const check = (): void => {
		setChecking(true);
		run(
			(reason) => say("loginStep.notChecked", { agent: props.agentTitle, reason }),
			async () => {
				try {
					if (await logins.check(props.place)) props.onLoggedIn?.();
					else setProblem(say("loginStep.notYet", { agent: props.agentTitle }));
				} finally {
					setChecking(false);
				}
			},
		);
	};
	const shownProblem = () => {
		if (isBusy() || isChecking()) return undefined;
		const now = attempt();
		const failure = now?.state === "failed" ? sayWording(now.wording, now.message ?? "") : undefined;
		return problem() ?? failure;
	};
	return (
		<div class="login-steps">
			<Show when={props.methods.length === 0}>
				<p>{say("loginStep.noWays", { agent: props.agentTitle })}</p>
			</Show>
			<Show when={props.methods.length > 1}>
				<fieldset class="login-ways" disabled={isBusy()}>
					<legend class="muted">{say("loginStep.ways")}</legend>
					<For each={props.methods}>
						{({ id, name, description }) => (
							<label class="login-way">
								<input
									type="radio"
									name={group}
									checked={method()?.id === id}
									onChange={() => setChosen(id)}
								/>
								<span>
									{name}
									<Show when={description}>
										<span class="muted login-description">{description}</span>
									</Show>
								</span>
							</label>
						)}
					</For>
				</fieldset>
			</Show>
			<Show when={method()} keyed>
				{(way) => (
					<>
						<Show when={props.methods.length === 1}>
							<p>
								{way.name}
								<Show when={way.description}>
									<span class="muted login-description">{way.description}</span>
								</Show>
							</p>
						</Show>
						<Switch>
							<Match when={isBusy()}>
								<AttemptLine agentId={props.agentId} agentTitle={props.agentTitle} method={way} />
							</Match>
							<Match when={way.kind === "variables"}>
								<VariablesLogin
									method={way}
									onSave={(values) =>
										run(
											(reason) => say("loginStep.notSaved", { reason }),
											() => logins.save(props.place, way.id, values),
										)
									}
								/>
							</Match>
							<Match when={way.kind === "terminal"}>
								<TerminalLogin
									place={props.place}
									method={way}
									isChecking={isChecking()}
									onOpen={() => start(true)}
									onCheck={check}
								/>
							</Match>
							<Match when={way.kind === "agent"}>
								<div class="login-buttons">
									<Button look="primary" onPress={() => start(false)}>
										{say("loginStep.start")}
									</Button>
									<Button look="link" disabled={isChecking()} onPress={check}>
										{say("loginStep.check")}
									</Button>
								</div>
							</Match>
						</Switch>
					</>
				)}
			</Show>
			<Show when={props.methods.length === 0}>
				<div class="login-buttons">
					<Button disabled={isChecking()} onPress={check}>
						{say("loginStep.check")}
					</Button>
				</div>
			</Show>
			<Show when={isChecking()}>
				<p class="muted" role="status">
					{say("loginStep.checking", { agent: props.agentTitle })}
				</p>
			</Show>
			<Show when={shownProblem()}>
				{(words) => (
					<p class="login-problem" role="alert">
						{words()}
					</p>
				)}
			</Show>
		</div>
	);
};
