import { createMemo, For, Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { TitleText } from "../../../shared/widgets/title-text.tsx";
import { answeredFields, questionRecord } from "../../forms/record-words.ts";
import { OpenVisit } from "../../forms/visit-view.tsx";
import type { Row } from "../row.ts";

/** A lasting line with a question and its answer, which opens to the values. */
export const QuestionRow = (props: { readonly row: Row<"question"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	const fields = createMemo(() => answeredFields(item()));
	const isTaken = () => item().outcome?.type === "accepted" || item().outcome?.type === "completed";
	/** Someone may have closed the page too early. */
	const visit = () => {
		const { request, outcome, completed } = item();
		const isOpen = outcome?.type === "accepted" && completed !== true;
		return isOpen && request.form.type === "url" ? request.form.url : undefined;
	};
	const line = () => (
		<>
			<Icon name={isTaken() ? "check" : "circleSlash"} tone={isTaken() ? "success" : "muted"} />
			<span class="question-record">
				<TitleText text={questionRecord(item())} />
				<Show when={fields().length > 0}>
					<span class="muted">
						{" "}
						{fields()
							.map(({ title, text }) => `${title}: ${text}`)
							.join(" · ")}
					</span>
				</Show>
			</span>
		</>
	);
	return (
		<Show when={fields().length > 0 || visit() !== undefined} fallback={<div class="line">{line()}</div>}>
			<Disclosure open={chat.isOpen(props.row.key)} onToggle={() => chat.toggle(props.row.key)} line={line()}>
				<dl class="question-values">
					<For each={fields()}>
						{({ title, text }) => (
							<>
								<dt>{title}</dt>
								<dd>{text}</dd>
							</>
						)}
					</For>
				</dl>
				<Show when={visit()}>{(url) => <OpenVisit url={url()} isAgain />}</Show>
			</Disclosure>
		</Show>
	);
};
