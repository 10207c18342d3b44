import { overlongUpdate } from "@parley/protocol/agent/overlong-update";
import { unreadableType } from "@parley/protocol/log/unreadable";
import { say, sayWording } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Disclosure } from "../../../shared/widgets/disclosure.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import { RawData } from "../../tool-views/raw-data.tsx";
import { unreadableText } from "../damage-words.ts";
import type { Row } from "../row.ts";

/** An event of a type unknown to this version: named, and shown as data. */
export const UnknownRow = (props: { readonly row: Row<"unknown"> }) => {
	const chat = useChat();
	const item = () => props.row.content().item;
	const isOverlong = () => item().name === overlongUpdate;
	const isUnreadable = () => item().name === unreadableType;
	const words = () => say(isUnreadable() ? "chat.unreadable" : "chat.unsupported");
	const damage = () => (isUnreadable() ? unreadableText(item().data) : undefined);
	return (
		<Disclosure
			open={chat.isOpen(props.row.key)}
			onToggle={() => chat.toggle(props.row.key)}
			line={
				<>
					<Icon name="json" tone="muted" />
					<span class="tool-title">{isOverlong() ? say("chat.overlong") : item().name}</span>
					<Show when={!isOverlong()}>
						<span class="muted">{words()}</span>
					</Show>
				</>
			}
		>
			<Show when={item().problem}>
				{(problem) => <p class="muted">{sayWording(item().wording, problem())}</p>}
			</Show>
			<Show when={damage()}>{(text) => <p class="muted">{text()}</p>}</Show>
			<Show when={damage() === undefined && Object.keys(item().data).length > 0}>
				<RawData label={item().name} data={item().data} />
			</Show>
		</Disclosure>
	);
};
