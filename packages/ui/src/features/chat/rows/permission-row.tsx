import type { PermissionItem } from "@parley/transcript/turn/turn";
import { verdictOf } from "@parley/transcript/turn/verdict";
import { createMemo, For, Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { TitleText } from "../../../shared/widgets/title-text.tsx";
import { askedBeside } from "../../permission/asked-beside.ts";
import { recordWords } from "../../permission/decision.ts";
import { ToolContentView } from "../../tool-views/tool-content-view.tsx";
import type { Row } from "../row.ts";

/** A lasting line with a request and its decision, where no tool's own line shows them. */
export const PermissionRow = (props: { readonly row: Row<"permission"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	const asked = createMemo(() => askedBeside(item().request, { content: [] }));
	return (
		<Show
			when={asked().length > 0}
			fallback={
				<div class="line">
					<Record item={item()} />
				</div>
			}
		>
			<Disclosure
				open={chat.isOpen(props.row.key)}
				onToggle={() => chat.toggle(props.row.key)}
				line={<Record item={item()} />}
			>
				<For each={asked()}>{(part) => <ToolContentView part={part} verbatim />}</For>
			</Disclosure>
		</Show>
	);
};

const Record = (props: { readonly item: PermissionItem }) => {
	const isAllowed = () => verdictOf(props.item) === "allowed";
	return (
		<>
			<Icon name={isAllowed() ? "check" : "circleSlash"} tone={isAllowed() ? "success" : "muted"} />
			<span>
				<TitleText text={recordWords(props.item)} />
			</span>
		</>
	);
};
