import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { noticeLook } from "../notice-look.ts";
import type { Row } from "../row.ts";

/** What the agent tells outside its answer. */
export const NoticeRow = (props: { readonly row: Row<"notice"> }) => {
	const notice = () => props.row.content().item.notice;
	const look = () => noticeLook(notice().severity);
	return (
		<div class="trouble" data-tone={look().tone}>
			<Icon name={look().icon} tone={look().tone} />
			<div class="trouble-body">
				<p>
					<span class="unseen">{say(look().words)} </span>
					<Show when={look().isUnknown}>
						<span class="muted">{notice().severity} </span>
					</Show>
					{notice().title}
				</p>
				<Show when={notice().description}>{(text) => <p class="notice-detail">{text()}</p>}</Show>
			</div>
		</div>
	);
};
