/**
 * The keys of the lines that we write to an agent. A line with a key is written once, even if a hub dies and the next one cannot know whether
 * it was written.
 */

export const promptKey = (messageId: string): string => `prompt/${messageId}`;

export const cancelKey = (messageId: string): string => `cancel/${messageId}`;

/** The answer to the request whose line ends at this position of the agent's output. */
export const answerKey = (position: number): string => `answer/${position}`;

/** The request for an agent session; a session of ours may make several over time. */
export const newSessionKey = (sessionId: string, id: number): string => `${newSessionKeys(sessionId)}${id}`;

/** What these keys of a session begin with. */
export const newSessionKeys = (sessionId: string): string => `new/${sessionId}/`;

/**
 * The keys that a process still knows and that nobody will use again. `needed` are those of its sessions; answers to requests behind
 * `acknowledged` are given again, since their lines are read again; a session that is open is not asked for any more.
 */
export const staleKeys = (
	known: readonly string[],
	needed: ReadonlySet<string>,
	acknowledged: number,
	openSessions: readonly string[],
): string[] =>
	known.filter((key) => {
		if (needed.has(key)) return false;
		const [, kind, rest = ""] = /^(prompt|cancel|answer|new)\/(.*)$/.exec(key) ?? [];
		if (kind === "new") return openSessions.some((sessionId) => key.startsWith(newSessionKeys(sessionId)));
		return kind === "answer" ? Number(rest) <= acknowledged : kind !== undefined;
	});
