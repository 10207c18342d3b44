import type { DiffLine, DiffSection } from "@parley/transcript/diff/hunks";

export type DiffRow =
	| { readonly type: "line"; readonly line: DiffLine }
	| { readonly type: "gap"; readonly section: DiffSection };

/** Rows that are drawn together. Each is made once, so that what is in the page stays there when a gap is unfolded. */
export type DiffChunk = readonly DiffRow[];

/** A section as rows. Of a gap there is a row that stands for it, and below it, once unfolded, its lines. */
export type DiffPart = { readonly section: DiffSection; readonly chunks: readonly DiffChunk[] };

export const chunkLines = 40;

/** A diff of more rows begins with these, and the rest comes when asked for. */
export const mostRowsAtFirst = 20;

export const partsOf = (sections: readonly DiffSection[]): readonly DiffPart[] =>
	sections.map((section) => ({
		section,
		chunks: [
			...(section.type === "gap" ? [[{ type: "gap" as const, section }]] : []),
			...lineChunks(section),
		],
	}));

/** What is shown of each part: of a gap only the row that stands for it, unless it is unfolded. */
export const shownChunks = (
	parts: readonly DiffPart[],
	isUnfolded: (section: DiffSection) => boolean,
): readonly DiffChunk[] =>
	parts.flatMap(({ section, chunks }) =>
		section.type === "gap" && !isUnfolded(section) ? chunks.slice(0, 1) : chunks,
	);

/** So many rows there are with every gap folded. */
export const countRows = (sections: readonly DiffSection[]): number =>
	sections.reduce((sum, { type, lines }) => sum + (type === "gap" ? 1 : lines.length), 0);

/** The sections that begin within the first rows, the last of them cut there. */
export const firstRows = (sections: readonly DiffSection[], most: number): readonly DiffSection[] => {
	const first: DiffSection[] = [];
	let room = most;
	for (const section of sections) {
		if (room <= 0) break;
		const isWhole = section.type === "gap" || section.lines.length <= room;
		first.push(isWhole ? section : { ...section, lines: section.lines.slice(0, room) });
		room -= section.type === "gap" ? 1 : section.lines.length;
	}
	return first;
};

const lineChunks = ({ lines }: DiffSection): readonly DiffChunk[] =>
	Array.from({ length: Math.ceil(lines.length / chunkLines) }, (_, chunk) =>
		lines
			.slice(chunk * chunkLines, (chunk + 1) * chunkLines)
			.map((line): DiffRow => ({ type: "line", line })),
	);
