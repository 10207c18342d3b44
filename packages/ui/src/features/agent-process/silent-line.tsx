import { say } from "@parley/words/spoken";
import { createEffect, createMemo, on, Show } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import type { ChatPartProps } from "../../app/feature.ts";
import { focusComposer } from "../../shared/a11y/focus-composer.ts";
import { Button } from "../../shared/widgets/button.tsx";
import { Icon } from "../../shared/widgets/icon.tsx";
import { createSilence } from "./create-silence.ts";
import { RestartButton } from "./restart-button.tsx";

/** Says how long a running turn has shown nothing, and offers to end it. No clock ends it. */
export const SilentLine = (props: ChatPartProps) => {
	const app = useApp();
	const announcer = useAnnouncer();
	const { session } = props;
	const stopping = app.stopping.of(session);
	const silence = createSilence(session);
	const isSilent = createMemo(() => silence() !== undefined);
	const words = (): string =>
		say("agentProcess.silent", { agent: props.agentTitle, time: timeWords(silence() ?? 0) });
	// Once: a screen reader need not hear every second.
	createEffect(on(isSilent, (silent) => silent && announcer.say(words()), { defer: true }));
	const stop = (): void => {
		focusComposer();
		app.notices.run(
			(reason) => say("composer.notStopped", { reason }),
			() => stopping.stop(session.state()?.head.running?.turn),
		);
	};
	return (
		<Show when={isSilent()}>
			<div class="chat-card">
				<section
					class="agent-line"
					aria-label={say("agentProcess.label")}
					title={say("agentProcess.silentHint")}
				>
					<Icon name="watch" tone="warning" />
					<p class="agent-line-text agent-line-time">{words()}</p>
					<Button onPress={stop}>{say("agentProcess.stop")}</Button>
					<RestartButton session={session} agentTitle={props.agentTitle} />
				</section>
			</div>
		</Show>
	);
};

const timeWords = (milliseconds: number): string => {
	const all = Math.floor(milliseconds / 1000);
	const hours = Math.floor(all / 3600);
	return hours > 0
		? say("time.hours", { hours })
		: say("time.minutesSeconds", { minutes: Math.floor(all / 60), seconds: all % 60 });
};
