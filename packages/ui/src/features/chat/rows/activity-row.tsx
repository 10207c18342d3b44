import { createMemo, type JSX, Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { activityLook } from "../activity-look.ts";
import type { Row } from "../row.ts";

/** What the agent does besides using tools: one line, which opens if there is more to tell. */
export const ActivityRow = (props: { readonly row: Row<"activity"> }) => {
	const chat = useChat();
	const activity = () => props.row.content().item.activity;
	const summary = () => props.row.content().summary;
	const look = createMemo(() => activityLook(activity(), props.row.content().running));
	const hasMore = () => summary() !== "" || activity().detail !== undefined;
	const line = (): JSX.Element => (
		<>
			<Icon name={look().icon} tone={look().tone} spin={look().spin} />
			<span class="tool-title">{look().text}</span>
			<Show when={look().status}>
				{(words) => (
					<span class="tool-status" data-status={activity().status}>
						{words()}
					</span>
				)}
			</Show>
		</>
	);
	return (
		<Show when={hasMore()} fallback={<div class="line">{line()}</div>}>
			<Disclosure open={chat.isOpen(props.row.key)} onToggle={() => chat.toggle(props.row.key)} line={line()}>
				<Show when={activity().detail}>{(detail) => <p class="aside-text">{detail()}</p>}</Show>
				<Show when={summary() !== ""}>
					<div class="aside-text">{summary()}</div>
				</Show>
			</Disclosure>
		</Show>
	);
};
