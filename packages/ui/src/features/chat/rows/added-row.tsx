import { say } from "@parley/words/spoken";
import { Icon } from "../../../shared/widgets/icon.tsx";
import type { Row } from "../row.ts";

/** A message in the user's name that the user did not write. Shown as plain text, like a prompt. */
export const AddedRow = (props: { readonly row: Row<"added"> }) => (
	<div class="prompt added">
		<p class="added-by">
			<Icon name="robot" tone="muted" /> {say("chat.addedByAgent")}
		</p>
		<div class="prompt-text">{props.row.content().item.text}</div>
	</div>
);
