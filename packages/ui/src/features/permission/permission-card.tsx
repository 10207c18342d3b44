import type { PermissionOption, PermissionRequest } from "@parley/protocol/permission/events";
import { say } from "@parley/words/spoken";
import { createMemo, For, Show } from "solid-js";
import { useApp } from "../../app/app-context.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { returnFocus } from "../../shared/a11y/return-focus.ts";
import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { TitleText } from "../../shared/widgets/title-text.tsx";
import { commandIn, repeatsCommand } from "../tool-views/command-in.ts";
import { InputView } from "../tool-views/input-view.tsx";
import { kindIcon } from "../tool-views/kind-icon.ts";
import { PathList } from "../tool-views/path-list.tsx";
import { ToolContentView } from "../tool-views/tool-content-view.tsx";
import { describeRequest } from "./describe-request.ts";
import { OptionButton } from "./option-button.tsx";
import { lastingWords, optionRoles } from "./option-roles.ts";
import { contentBeside, locationsBeside, requestDetails } from "./pending-requests.ts";
import { planOfRequest, shownByTools } from "./plan-of-request.ts";

const PlanView = lazyPanel(
	() => import("./plan-view.tsx"),
	(module) => module.PlanView,
	"plan-waiting",
);

const CommentField = lazyPanel(
	() => import("./comment-field.tsx"),
	(module) => module.CommentField,
	"comment-waiting",
);

type PermissionCardProps = {
	readonly request: PermissionRequest;
	readonly session: SessionStore;
	readonly agentTitle: string;
};

/** One request: what would happen, everything it would affect, and the agent's own options. Nothing is repeated. */
export const PermissionCard = (props: PermissionCardProps) => {
	const { request } = props;
	const { state } = props.session;
	const answers = useApp().answers.of(props.session);
	const details = createMemo(() => requestDetails(state(), request));
	const kind = createMemo(() => details().kind);
	const command = createMemo(() => commandIn(details().rawInput));
	const content = createMemo(() => contentBeside(details(), command()));
	const locations = createMemo(() => locationsBeside(details()));
	const locationOf = (path: string) => details().locations?.find((location) => location.path === path);
	const plan = createMemo(() => planOfRequest(details(), () => shownByTools(state())));
	const isCommandAlone = () => repeatsCommand(request.title, command() ?? "");
	const description = () =>
		plan() === undefined
			? describeRequest(props.agentTitle, kind())
			: say("planMode.ready", { agent: props.agentTitle });
	const progress = () => answers.progress(request.requestId);
	const answering = () => progress()?.status === "answering";
	const problem = () => {
		const now = progress();
		return now?.status === "failed" ? now.problem : undefined;
	};
	const held = () => {
		const now = progress();
		if (now?.status !== "held") return undefined;
		return request.options.find(({ optionId }) => optionId === now.optionId)?.name ?? now.optionId;
	};
	const { primary, refusal, lasting } = optionRoles(request.options);
	const answer = (option: PermissionOption | undefined): void => {
		if (option !== undefined) void answers.answer(request.requestId, option.optionId);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.isComposing) return;
		const numbered = /^[1-9]$/.test(event.key) ? request.options[Number(event.key) - 1] : undefined;
		if (numbered !== undefined) answer(numbered);
		else if (event.key !== "Escape") return;
		else if (refusal === undefined) focusComposer();
		else answer(refusal);
		event.preventDefault();
		event.stopPropagation();
	};
	return (
		<article
			class="permission-card"
			aria-label={request.title}
			tabindex="-1"
			ref={returnFocus}
			onKeyDown={onKeyDown}
		>
			<header>
				<Icon name={plan() === undefined ? kindIcon(kind()) : "checklist"} tone="warning" />
				<Show when={!isCommandAlone()} fallback={<h2>{description()}</h2>}>
					<div>
						<div class="muted">{description()}</div>
						<h2>
							<TitleText text={request.title} />
						</h2>
					</div>
				</Show>
			</header>
			<section
				class="permission-details"
				aria-label={say("permission.about", { title: request.title })}
				tabindex="0"
			>
				<Show
					when={plan()}
					fallback={
						<>
							<PathList locations={locations()} />
							<InputView
								input={details().rawInput}
								isFolded={content().some(({ type }) => type === "diff")}
							/>
							<For each={content()}>
								{(part) => <ToolContentView part={part} verbatim locationOf={locationOf} />}
							</For>
						</>
					}
				>
					{(proposed) => <PlanView plan={proposed()} />}
				</Show>
			</section>
			<div class="permission-buttons">
				<For each={request.options} fallback={<p class="muted">{say("permission.noOptions")}</p>}>
					{(option, position) => (
						<OptionButton
							option={option}
							isPrimary={option === primary}
							isBusy={answering()}
							keys={[`${position() + 1}`, ...(option === refusal ? [say("permission.escapeKey")] : [])]}
							onPress={() => answer(option)}
						/>
					)}
				</For>
				<Show when={answering()}>
					<span class="muted permission-progress">
						<Icon name="loading" spin /> {say("permission.telling", { agent: props.agentTitle })}
					</span>
				</Show>
				<Show when={held()}>
					{(option) => (
						<span class="permission-progress" role="status">
							<Icon name="disconnected" tone="warning" />
							{say("permission.held", { option: option() })}
							<Button look="link" onPress={() => answers.takeBack(request.requestId)}>
								{say("permission.takeBack")}
							</Button>
						</span>
					)}
				</Show>
				<Show when={lastingWords(lasting, props.agentTitle)}>
					{(words) => <p class="muted permission-lasting">{words()}</p>}
				</Show>
			</div>
			<Show when={plan() === undefined ? undefined : refusal}>
				{(option) => (
					<CommentField
						text={answers.comments.of(request.requestId)}
						isBusy={answering()}
						onInput={(text) => answers.comments.type(request.requestId, text)}
						onReject={() => void answers.reject(request.requestId, option().optionId)}
					/>
				)}
			</Show>
			<Show when={problem()}>
				{(text) => (
					<p class="permission-problem" role="alert">
						{text()}
					</p>
				)}
			</Show>
		</article>
	);
};
