import { say } from "@parley/words/spoken";
import { OutputText } from "../../../shared/ansi/output-text.tsx";

/** The last output of an agent to stderr. */
export const LastOutput = (props: { readonly text: string }) => (
	<details>
		<summary>{say("turn.lastOutput")}</summary>
		<OutputText label={say("turn.errorOutput")} text={props.text} />
	</details>
);
