import type { ShownServer } from "@parley/protocol/mcp/state";
import { say } from "@parley/words/spoken";
import { For, Show } from "solid-js";
import { commandLine, quoted } from "./command-line.ts";

/** Exactly what an agent would start or connect to. */
export const ExactServer = (props: { readonly shown: ShownServer }) => {
	const target = () => {
		const { command, args = [], url } = props.shown;
		return command === undefined ? quoted(url ?? "") : commandLine([command, ...args]);
	};
	return (
		<div class="mcp-exact">
			<code class="mcp-target">{target()}</code>
			<Show when={props.shown.values.length > 0}>
				<ul>
					<For each={props.shown.values}>
						{({ name, value }) => (
							<li>
								<code>
									{quoted(name)}
									<Show when={value !== undefined} fallback={` ${say("mcp.hidden")}`}>
										={quoted(value ?? "")}
									</Show>
								</code>
							</li>
						)}
					</For>
				</ul>
			</Show>
		</div>
	);
};
