import type { Head } from "@parley/transcript/head/head";
import type { Turn } from "@parley/transcript/turn/turn";
import { say } from "@parley/words/spoken";
import { createEffect, createMemo, on, onCleanup } from "solid-js";
import { useAnnouncer, useApp } from "../../app/app-context.ts";
import { isInEditor } from "../../shared/host-environment.ts";
import type { SessionStore } from "../../shared/session/session-store.ts";
import { describeEnd } from "./describe-end.ts";

/** Announces turns to screen readers: that an answer begins, what it was, and what waits for the user. */
export const announceTurns = (session: SessionStore, agentTitle: () => string): void => {
	const announcer = useAnnouncer();
	const { environment } = useApp();
	const head = createMemo(() => session.state()?.head);
	const running = createMemo(() => head()?.running?.turn);
	createEffect(
		on(
			running,
			(now, before) => {
				if (now !== undefined) announcer.say(say("turn.answering", { agent: agentTitle() }));
				else if (before !== undefined) announcer.say(endOf(session, before, agentTitle()));
			},
			{ defer: true },
		),
	);
	// An editor binds its own keys to commands, so no key is named there.
	const asks = isInEditor(environment) ? "turn.asks" : "turn.asksWithKey";
	const starting = createMemo(() => head()?.preparing?.stage === "starting");
	createEffect(
		on(starting, (now) => now && announcer.say(say("turn.starting", { agent: agentTitle() })), {
			defer: true,
		}),
	);
	const waiting = createMemo(() => newest(head()));
	createEffect(
		on(waiting, (pending) => {
			if (pending === undefined) return;
			const words = say(asks, { agent: agentTitle(), title: pending.title });
			announcer.say(words, "assertive");
			onCleanup(() => announcer.withdraw(words));
		}),
	);
};

/** The newest request that waits for the user. */
const newest = (head: Head | undefined): { readonly title: string } | undefined => {
	const [permission, question] = [head?.pending.at(-1), head?.questions.at(-1)];
	if (question === undefined || (permission !== undefined && permission.at > question.at)) return permission;
	return { title: question.request.message };
};

const endOf = (session: SessionStore, number: number, agent: string): string => {
	const turn = session.state()?.turns.findLast((each) => each.number === number);
	const answer = turn === undefined ? "" : lastAnswer(turn);
	const end = turn?.end;
	const isPlain = end === undefined || (end.outcome === "completed" && end.empty === undefined);
	if (isPlain) return answer === "" ? say("turn.answered", { agent }) : say("turn.answer", { agent, answer });
	const { text } = describeEnd(end);
	return answer === ""
		? say("turn.answer", { agent, answer: text })
		: say("turn.answerAndEnd", { agent, answer, end: text });
};

const lastAnswer = (turn: Turn): string => {
	const item = turn.items.findLast((each) => each.type === "text" && each.kind === "answer");
	return item?.type === "text" ? item.text : "";
};
