import { KnownPieces } from "./known-pieces.ts";
import type { LoggedTurn } from "./logged-turn.ts";
import { type Replayed, type ReplayedText, readReplay, type Update } from "./read-replay.ts";
import { squashed } from "./squashed.ts";

export type Reconciled = {
	/** Whether the replay has come to a turn that the log has. */
	readonly reached: boolean;
	/** What the agent did after all that the log has. */
	readonly suffix: readonly Update[];
};

/**
 * Compares an agent's replay with the newest turns of our log. The log is the truth: of the replay, only what follows on everything that the
 * log has is news. Ids, chunks, order within a turn and repetitions do not matter; without a turn that both know, nothing is news.
 */
export const reconcile = (logged: readonly LoggedTurn[], replayed: readonly Update[]): Reconciled => {
	const prompts = new Set(logged.map(({ prompt }) => squashed(prompt)));
	const passages = passagesOf(readReplay(replayed), prompts, addedIn(logged));
	for (const [at, turn] of [...logged.entries()].reverse()) {
		const asked = squashed(turn.prompt);
		if (asked === "") continue;
		const exact = passages.findLastIndex((passage) => passage.asked === asked);
		// Agents replay a prompt together with what was attached to it, or with a message of their own.
		const found = exact === -1 ? passages.findLastIndex((passage) => passage.asked.includes(asked)) : exact;
		if (found === -1) continue;
		const before = logged.slice(0, at).map(({ prompt }) => squashed(prompt));
		const isEarlier = ({ asked: text }: Passage): boolean => text !== "" && before.includes(text);
		const [anchor, ...later] = passages.slice(found);
		const rest = [...(anchor?.pieces ?? []), ...later.filter((each) => !isEarlier(each)).flatMap(wholeOf)];
		return { reached: true, suffix: newsOf(rest, itemsFrom(logged, at)) };
	}
	return { reached: false, suffix: [] };
};

/** What was asked, and what the agent did then. */
type Passage = {
	readonly user: ReplayedText;
	readonly asked: string;
	readonly pieces: readonly Replayed[];
};

/** The messages that the agent added in the user's name, as far as the log has them. They begin no passage. */
const addedIn = (logged: readonly LoggedTurn[]): ReadonlySet<string> =>
	new Set(
		logged.flatMap(({ items }) => items.flatMap((item) => (item.kind === "user" ? squashed(item.text) : []))),
	);

const passagesOf = (
	replay: readonly Replayed[],
	prompts: ReadonlySet<string>,
	added: ReadonlySet<string>,
): readonly Passage[] => {
	const passages: (Passage & { readonly pieces: Replayed[] })[] = [];
	const messages = prompts.union(added);
	for (const piece of replay) {
		if (piece.kind !== "user") {
			passages.at(-1)?.pieces.push(piece);
			continue;
		}
		for (const user of apart(piece, messages)) {
			const asked = squashed(user.text);
			if (added.has(asked) && !prompts.has(asked)) passages.at(-1)?.pieces.push(user);
			else passages.push({ user, asked, pieces: [] });
		}
	}
	return passages;
};

/** Adjacent user messages are one prompt in pieces, or several messages if one of them is a prompt by itself. */
const apart = (user: ReplayedText, prompts: ReadonlySet<string>): readonly ReplayedText[] => {
	const whole = [user];
	if (prompts.has(squashed(user.text))) return whole;
	const each = user.updates.flatMap((update) => readReplay([update])).filter((one) => "text" in one);
	return each.some(({ text }) => prompts.has(squashed(text))) ? each : whole;
};

const wholeOf = ({ user, pieces }: Passage): readonly Replayed[] => [user, ...pieces];

/**
 * What the log has from a turn on. If that turn is empty, its prompt may never have reached the agent, and the replay may tell of an earlier
 * turn with the same prompt.
 */
const itemsFrom = (logged: readonly LoggedTurn[], at: number): LoggedTurn["items"] => {
	const turn = logged[at];
	const same =
		turn?.items.length === 0 ? logged.slice(0, at).filter(({ prompt }) => prompt === turn.prompt) : [];
	return [...same, ...logged.slice(at)].flatMap(({ items }) => items);
};

/** Everything behind the last piece that is known, and the rest of a text of which the log has the beginning. */
const newsOf = (pieces: readonly Replayed[], items: LoggedTurn["items"]): readonly Update[] => {
	const known = new KnownPieces(items);
	const verdicts = pieces.map((piece) => known.judge(piece));
	const lastKnown = verdicts.findLastIndex(({ isKnown }) => isKnown);
	const lastSaid = pieces.findLastIndex(({ kind }) => kind !== "user");
	return pieces.flatMap((piece, at) => {
		const rest = verdicts[at]?.rest;
		if (rest !== undefined) return [rest];
		// Agents add messages of their own; a person's is followed by an answer.
		return at > lastKnown && at <= lastSaid ? piece.updates : [];
	});
};
