import { readUsage } from "@parley/protocol/agent/options/read-usage";
import { say } from "@parley/words/spoken";
import { createMemo, createSignal, createUniqueId, For, onCleanup, Show } from "solid-js";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { isNearlyFull, percentOf, usageDetails, usageHint, usageWords } from "./usage-words.ts";
import "./options.css";

/** How full the agent's context is; shown once the agent has told it. A press tells the rest. */
export const UsageMeter = (props: { readonly session: SessionStore }) => {
	const aspect = createMemo(() => props.session.state()?.head.aspects.usage);
	const usage = createMemo(() => readUsage({ usage: aspect() }));
	const [isOpen, setOpen] = createSignal(false);
	const id = createUniqueId();
	const leave = (event: PointerEvent): void => {
		if (event.target instanceof Element && event.target.closest(".usage-part") === null) setOpen(false);
	};
	document.addEventListener("pointerdown", leave);
	onCleanup(() => document.removeEventListener("pointerdown", leave));
	return (
		<Show when={usage()}>
			{(told) => (
				<div class="usage-part">
					<span
						class="usage"
						title={usageHint(told())}
						data-full={told().size !== undefined && isNearlyFull(told())}
					>
						<Show when={told().size}>
							{(size) => (
								<meter
									class="usage-meter"
									aria-label={say("options.contextUsed")}
									min={0}
									max={size()}
									value={Math.min(told().used, size())}
									aria-valuetext={usageHint(told())}
								/>
							)}
						</Show>
						<button
							type="button"
							class="usage-more"
							aria-expanded={isOpen()}
							aria-controls={id}
							onClick={() => setOpen(!isOpen())}
							onKeyDown={(event) => {
								if (event.key !== "Escape" || !isOpen()) return;
								event.stopPropagation();
								setOpen(false);
							}}
						>
							<Show when={told().size !== undefined} fallback={usageWords(told())}>
								<span class="usage-full">{usageWords(told())}</span>
								<span class="usage-short">{say("options.percent", { percent: percentOf(told()) })}</span>
							</Show>
						</button>
					</span>
					<Show when={isOpen()}>
						<section class="usage-details" id={id} aria-label={say("options.usage")}>
							<p>{usageHint(told())}</p>
							<For each={usageDetails(told())}>{(line) => <p>{line}</p>}</For>
						</section>
					</Show>
				</div>
			)}
		</Show>
	);
};
