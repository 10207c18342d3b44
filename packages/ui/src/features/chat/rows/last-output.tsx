import { OutputText } from "../../../shared/ansi/output-text.tsx";

/** What an agent wrote to stderr last. */
export const LastOutput = (props: { readonly text: string }) => (
	<details>
		<summary>Last output</summary>
		<OutputText label="The agent's error output" text={props.text} />
	</details>
);
