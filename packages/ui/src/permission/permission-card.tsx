import type { PermissionOption, PermissionRequest } from "@parley/protocol/permission/events";
import { createMemo, For, Show } from "solid-js";
import { InputView } from "../chat/rows/input-view.tsx";
import { PathList } from "../chat/rows/path-list.tsx";
import { ToolContentView } from "../chat/rows/tool-content-view.tsx";
import { kindIcon } from "../chat/tool-look.ts";
import type { SessionStore } from "../store/session-store.ts";
import { Button } from "../widgets/button.tsx";
import { Icon } from "../widgets/icon.tsx";
import { kindWords } from "./kind-words.ts";
import { type RequestDetails, requestDetails } from "./pending-requests.ts";

type PermissionCardProps = {
	readonly request: PermissionRequest;
	readonly session: SessionStore;
	readonly agentTitle: string;
};

/** One request: what would happen, with everything it would happen to, and the agent's own choices. */
export const PermissionCard = (props: PermissionCardProps) => {
	const { request } = props;
	const { answers, state } = props.session;
	const details = createMemo(() => requestDetails(state(), request));
	const kind = createMemo(() => details().kind);
	const content = createMemo(() => details().content ?? []);
	const locations = createMemo(() => locationsBeside(details()));
	const progress = () => answers.progress(request.requestId);
	const answering = () => progress()?.status === "answering";
	const problem = () => {
		const now = progress();
		return now?.status === "failed" ? now.problem : undefined;
	};
	const primary = request.options.find((option) => isAllow(option));
	const titleId = `permission-${request.requestId}`;
	return (
		<article class="permission-card" aria-labelledby={titleId} tabindex="-1">
			<header>
				<Icon name={kindIcon(kind())} tone="warning" />
				<div>
					<div class="muted">
						{props.agentTitle} wants to {kindWords(kind())}
					</div>
					<h2 id={titleId}>{request.title}</h2>
				</div>
			</header>
			<section class="permission-details" aria-label={`What “${request.title}” is about`} tabindex="0">
				<PathList locations={locations()} />
				<InputView input={details().rawInput} />
				<For each={content()}>{(part) => <ToolContentView part={part} verbatim />}</For>
			</section>
			<div class="permission-buttons">
				<For
					each={request.options}
					fallback={<p class="muted">The agent offers no answer to this. Stop ends the turn.</p>}
				>
					{(option) => (
						<Button
							look={option === primary ? "primary" : "quiet"}
							disabled={answering()}
							onPress={() => void answers.answer(request.requestId, option.optionId)}
						>
							<Icon name={isAllow(option) ? "check" : "close"} />
							{option.name}
						</Button>
					)}
				</For>
				<Show when={answering()}>
					<span class="muted permission-progress">
						<Icon name="loading" spin /> Telling {props.agentTitle}…
					</span>
				</Show>
			</div>
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

/** Files that no diff names already. */
const locationsBeside = ({ locations = [], content = [] }: RequestDetails) =>
	locations.filter(({ path }) => !content.some((part) => part.type === "diff" && part.path === path));

const isAllow = (option: PermissionOption): boolean => option.kind.startsWith("allow");
