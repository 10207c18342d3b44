/** Up to where a session has read the output of its agent's process: the id of the process, and a position in bytes. */
export type Source = { readonly process: string; readonly position: number };

/** What an append says of it. `none`: no agent is attached any more. */
export type SourceChange = Source | "none";

/** The later of two changes. What a process has put out is never unread, so its position does not go back. */
export const laterChange = (known: SourceChange | undefined, next: SourceChange): SourceChange =>
	isSource(known) && isSource(next) && known.process === next.process && known.position > next.position
		? known
		: next;

/** The source after a change. */
export const changedSource = (known: Source | undefined, change: SourceChange): Source | undefined => {
	const later = laterChange(known, change);
	return isSource(later) ? later : undefined;
};

const isSource = (change: SourceChange | undefined): change is Source =>
	change !== undefined && change !== "none";
