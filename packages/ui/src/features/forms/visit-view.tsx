import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Icon } from "../../shared/widgets/icon.tsx";
import "../../shared/widgets/button.css";
import { hostOf } from "./host-of.ts";

/** Where an agent sends a person: the host first, then the whole address. */
export const VisitView = (props: { readonly url: string }) => (
	<div class="question-body">
		<Show
			when={hostOf(props.url)}
			fallback={
				<>
					<code class="question-address">{props.url}</code>
					<p class="question-problem">{say("question.unsafeAddress")}</p>
				</>
			}
		>
			{(host) => (
				<>
					<p>
						{say("question.leadsTo")} <strong class="question-host">{host()}</strong>
					</p>
					<code class="question-address">{props.url}</code>
					<p class="muted">{say("question.openingRisk")}</p>
				</>
			)}
		</Show>
	</div>
);

/** Opens the page, and says so. A real link: pages may not open others by themselves, and editors ask before they follow one. */
export const OpenVisit = (props: {
	readonly url: string;
	readonly isAgain?: boolean;
	readonly onOpen?: () => void;
}) => (
	<Show when={hostOf(props.url)}>
		{(host) => (
			<a
				class="button"
				data-look={props.isAgain === true ? "quiet" : "primary"}
				href={props.url}
				target="_blank"
				rel="noopener noreferrer"
				onClick={() => props.onOpen?.()}
				onAuxClick={({ button }) => button === 1 && props.onOpen?.()}
			>
				<Icon name="link" />
				{say(props.isAgain === true ? "question.openAgain" : "question.open", { host: host() })}
			</a>
		)}
	</Show>
);
