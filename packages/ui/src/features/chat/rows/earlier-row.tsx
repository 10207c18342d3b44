import { say } from "@parley/words/spoken";
import { Show } from "solid-js";
import { useChat } from "../../../shared/session/chat-context.ts";
import { Button } from "../../../shared/widgets/button.tsx";
import { Icon } from "../../../shared/widgets/icon.tsx";
import type { Row } from "../row.ts";

/** Marks where the older part of a long turn is not held, until the user scrolls up or asks for it. */
export const EarlierRow = (_props: { readonly row: Row<"earlier"> }) => {
	const { older } = useChat();
	const isLoading = () => older.phase().phase === "loading";
	return (
		<div class="line muted">
			<Show
				when={isLoading()}
				fallback={
					<Button look="link" onPress={() => void older.load()}>
						{say("chat.showEarlier")}
					</Button>
				}
			>
				<Icon name="loading" spin />
				<span>{say("chat.loadingEarlier")}</span>
			</Show>
		</div>
	);
};
