import { Show } from "solid-js";
import { Icon } from "../../widgets/icon.tsx";
import { LongText } from "../../widgets/long-text.tsx";
import type { Row } from "../row.ts";

/** The agent is gone: what is known of why. The end of the turn offers to send again. */
export const LossRow = (props: { readonly row: Row<"loss"> }) => {
	const loss = () => props.row.content().item.loss;
	const how = () => {
		const { exitCode, signal } = loss();
		if (signal !== undefined) return `ended by ${signal}`;
		return exitCode === undefined ? undefined : `exit code ${exitCode}`;
	};
	return (
		<div class="trouble" data-tone="error">
			<Icon name="disconnected" tone="error" />
			<div class="trouble-body">
				<p>
					<strong>The agent is gone.</strong> {loss().message}
					<Show when={how()}>{(text) => <span class="muted"> ({text()})</span>}</Show>
				</p>
				<Show when={loss().stderr}>
					{(stderr) => (
						<details>
							<summary>What it said last</summary>
							<LongText label="The agent's error output" text={stderr()} />
						</details>
					)}
				</Show>
			</div>
		</div>
	);
};
