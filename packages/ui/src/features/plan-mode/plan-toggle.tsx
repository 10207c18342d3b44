import { say } from "@parley/words/spoken";
import { createMemo, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";

import { failureText } from "../../shared/failure-text.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { Icon } from "../../shared/widgets/icon.tsx";
import "./plan-mode.css";

/** Switches the agent's plan mode on and off; shown if it has one. */
export const PlanToggle = (props: { readonly session: SessionStore }) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const planMode = app.planModes.of(props.session);
	const chosen = app.options.of(props.session);
	const now = createMemo(() => planMode.switch);
	const isChanging = () => chosen.changing().has(now()?.option.id ?? "");
	const toggle = async (): Promise<void> => {
		if (isChanging()) return;
		try {
			const mode = await planMode.toggle();
			if (mode !== undefined) announcer.say(say("planMode.now", { mode: mode.name }));
		} catch (error) {
			app.notices.add(say("planMode.notChanged", { reason: failureText(error) }));
		}
	};
	return (
		<Show when={now()}>
			{(known) => (
				<button
					type="button"
					class="plan-toggle"
					aria-pressed={known().isOn}
					aria-busy={isChanging()}
					aria-label={say("planMode.name")}
					title={known().isOn ? say("planMode.on", { mode: known().other.name }) : say("planMode.off")}
					onClick={() => void toggle()}
				>
					<Icon name={isChanging() ? "loading" : "checklist"} spin={isChanging()} />
					<span>{say("planMode.short")}</span>
				</button>
			)}
		</Show>
	);
};
