import { say } from "@parley/words/spoken";
import { OutputText } from "../../../shared/ansi/output-text.tsx";

/** What an agent wrote to stderr last. */
export const LastOutput = (props: { readonly text: string }) => (
	<details>
		<summary>{say("turn.lastOutput")}</summary>
		<OutputText label={say("turn.errorOutput")} text={props.text} />
	</details>
);
