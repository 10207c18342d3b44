import type { Question } from "@parley/protocol/question/events";
import { say } from "@parley/words/spoken";
import { createUniqueId, Match, Show, Switch } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import { TitleText } from "../../shared/widgets/title-text.tsx";
import { AnswerButtons } from "./answer-buttons.tsx";
import { FormFields } from "./form-fields.tsx";
import { OpenVisit, VisitView } from "./visit-view.tsx";

type QuestionCardProps = {
	readonly question: Question;
	readonly session: SessionStore;
	readonly agentTitle: string;
};

/** One question: who asks what, and everything needed to answer, decline or dismiss it. */
export const QuestionCard = (props: QuestionCardProps) => {
	const { question } = props;
	const { form } = question;
	const forms = useApp().forms.of(props.session);
	const state = () => forms.of(question.requestId);
	const heading = createUniqueId();
	const isFillable =
		form.type === "form" && !form.fields.some(({ type, required }) => type === "other" && required === true);
	let card: HTMLElement | undefined;
	const submit = async (): Promise<void> => {
		if (!isFillable || (await forms.submit(question))) return;
		card?.querySelector<HTMLElement>("[data-invalid]")?.focus();
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		const isSubmit = event.key === "Enter" && (event.ctrlKey || event.metaKey);
		if (event.isComposing || (!isSubmit && event.key !== "Escape")) return;
		// What was entered stays: Escape only leaves the card.
		if (isSubmit) void submit();
		else focusComposer();
		event.preventDefault();
		event.stopPropagation();
	};
	const answering = {
		get state() {
			return state();
		},
		get agentTitle() {
			return props.agentTitle;
		},
		onRefuse: (action: "decline" | "cancel") => forms.refuse(question, action),
	};
	return (
		<article
			class="question-card"
			aria-labelledby={heading}
			tabindex="-1"
			ref={(element) => {
				card = element;
				returnFocus(element);
			}}
			onKeyDown={onKeyDown}
		>
			<header>
				<Icon name={form.type === "url" ? "globe" : "question"} tone="warning" />
				<div>
					<div class="muted">
						{say(form.type === "url" ? "question.sends" : "question.asks", { agent: props.agentTitle })}
					</div>
					<h2 id={heading} class="question-message">
						<TitleText text={question.message === "" ? say("question.untitled") : question.message} />
					</h2>
				</div>
			</header>
			<Switch>
				<Match when={form.type === "form" && form}>
					{(asked) => (
						<form
							novalidate
							autocomplete="off"
							aria-labelledby={heading}
							onSubmit={(event) => {
								event.preventDefault();
								void submit();
							}}
						>
							<div class="question-body">
								<Show when={asked().title}>{(title) => <h3>{title()}</h3>}</Show>
								<Show when={asked().description}>{(text) => <p class="muted">{text()}</p>}</Show>
								<FormFields
									fields={asked().fields}
									agentTitle={props.agentTitle}
									state={state()}
									onEnter={(field, value) => forms.enter(question, field, value)}
								/>
								<Show when={!isFillable}>
									<p class="question-problem">{say("question.unfillable")}</p>
								</Show>
							</div>
							<AnswerButtons {...answering}>
								<Show when={isFillable}>
									<button type="submit" class="button" data-look="primary" aria-disabled={state().isSending}>
										<Icon name="check" />
										{say("question.submit")}
									</button>
								</Show>
							</AnswerButtons>
						</form>
					)}
				</Match>
				<Match when={form.type === "url" && form}>
					{(asked) => (
						<>
							<VisitView url={asked().url} />
							<AnswerButtons {...answering}>
								<OpenVisit url={asked().url} onOpen={() => forms.accept(question)} />
							</AnswerButtons>
						</>
					)}
				</Match>
				<Match when={form.type === "other" && form}>
					{(asked) => (
						<>
							<p class="question-body question-problem">
								{say("question.unknownMode", { mode: asked().mode })}
							</p>
							<AnswerButtons {...answering} />
						</>
					)}
				</Match>
			</Switch>
		</article>
	);
};
