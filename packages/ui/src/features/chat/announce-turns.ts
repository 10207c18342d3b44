import type { Turn } from "@parley/transcript/turn/turn";
import { createEffect, createMemo, on, onCleanup } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { isInEditor } from "../../shared/host-environment.ts";
import { describeEnd } from "./describe-end.ts";
import type { SessionStore } from "./session-store.ts";

/** Tells screen readers what a sighted user sees happen: that an answer begins, what it was, and what waits for them. */
export const announceTurns = (session: SessionStore, agentTitle: () => string): void => {
	const announcer = useAnnouncer();
	const { environment } = useApp();
	const head = createMemo(() => session.state()?.head);
	const running = createMemo(() => head()?.running?.turn);
	createEffect(
		on(
			running,
			(now, before) => {
				if (now !== undefined) announcer.say(`${agentTitle()} is answering.`);
				else if (before !== undefined) announcer.say(endOf(session, before, agentTitle()));
			},
			{ defer: true },
		),
	);
	// In an editor, keys belong to its commands.
	const howToAnswer = isInEditor(environment) ? "" : " Press Alt+A to answer.";
	const starting = createMemo(() => head()?.preparing?.stage === "starting");
	createEffect(on(starting, (now) => now && announcer.say(`Starting ${agentTitle()}.`), { defer: true }));
	const waiting = createMemo(() => head()?.pending.at(-1));
	createEffect(
		on(waiting, (pending) => {
			if (pending === undefined) return;
			const words = `${agentTitle()} asks: ${pending.title}.${howToAnswer}`;
			announcer.say(words, "assertive");
			onCleanup(() => announcer.withdraw(words));
		}),
	);
};

const endOf = (session: SessionStore, number: number, agentTitle: string): string => {
	const turn = session.state()?.turns.findLast((each) => each.number === number);
	if (turn === undefined) return `${agentTitle} has answered.`;
	const isPlain =
		turn.end === undefined || (turn.end.outcome === "completed" && turn.end.empty === undefined);
	const outcome = isPlain ? "" : describeEnd(turn.end).text;
	return `${agentTitle}: ${lastAnswer(turn)} ${outcome}`;
};

const lastAnswer = (turn: Turn): string => {
	const item = turn.items.findLast((each) => each.type === "text" && each.kind === "answer");
	return item?.type === "text" ? item.text : "";
};
