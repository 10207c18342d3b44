import { readUsage } from "@parley/protocol/agent/options/read-usage";
import { say } from "@parley/words/spoken";
import { createMemo, Show } from "solid-js";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { isNearlyFull, percentOf, usageHint, usageWords } from "./usage-words.ts";
import "./options.css";

/** How full the agent's context is; shown once the agent has told it. */
export const UsageMeter = (props: { readonly session: SessionStore }) => {
	const aspect = createMemo(() => props.session.state()?.head.aspects.usage);
	const usage = createMemo(() => readUsage({ usage: aspect() }));
	return (
		<Show when={usage()}>
			{(told) => (
				<Show
					when={told().size}
					fallback={
						<span class="usage" title={usageHint(told())}>
							{usageWords(told())}
						</span>
					}
				>
					{(size) => (
						<span class="usage" title={usageHint(told())} data-full={isNearlyFull(told())}>
							<meter
								class="usage-meter"
								aria-label={say("options.contextUsed")}
								min={0}
								max={size()}
								value={Math.min(told().used, size())}
								aria-valuetext={usageHint(told())}
							/>
							<span class="usage-full">{usageWords(told())}</span>
							<span class="usage-short">{say("options.percent", { percent: percentOf(told()) })}</span>
						</span>
					)}
				</Show>
			)}
		</Show>
	);
};
