import type { DiffLine, DiffSection } from "@parley/transcript/diff/hunks";

export type DiffRow =
	| { readonly type: "line"; readonly line: DiffLine }
	| { readonly type: "gap"; readonly section: DiffSection };

/** Rows that are drawn together. Each chunk is created once, so that mounted rows stay when a gap is unfolded. */
export type DiffChunk = readonly DiffRow[];

/** A section as rows. A gap has one row that represents it, followed by its lines once unfolded. */
export type DiffPart = { readonly section: DiffSection; readonly chunks: readonly DiffChunk[] };

export const chunkLines = 40;

/** How many rows of a longer diff are shown until the user asks for the rest. */
export const mostRowsAtFirst = 20;

export const partsOf = (sections: readonly DiffSection[]): readonly DiffPart[] =>
	sections.map((section) => ({
		section,
		chunks: [
			...(section.type === "gap" ? [[{ type: "gap" as const, section }]] : []),
			...lineChunks(section),
		],
	}));

/** The visible chunks of each part: for a gap, only the row that represents it unless unfolded. */
export const shownChunks = (
	parts: readonly DiffPart[],
	isUnfolded: (section: DiffSection) => boolean,
): readonly DiffChunk[] =>
	parts.flatMap(({ section, chunks }) =>
		section.type === "gap" && !isUnfolded(section) ? chunks.slice(0, 1) : chunks,
	);

/** The number of rows with every gap folded. */
export const countRows = (sections: readonly DiffSection[]): number =>
	sections.reduce((sum, { type, lines }) => sum + (type === "gap" ? 1 : lines.length), 0);

/** The sections that start within the first rows; the last one is cut at the limit. */
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
