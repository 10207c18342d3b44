/** Quotes and list items inside each other; deeper markers are text. */
export const maxDepth = 24;

/** A longer line, and what a paragraph has beyond this, is plain text. */
export const maxLeafLength = 16_384;

/**
 * Delimiters × characters of one inline text. The lexer's work grows with this product, so that a run of
 * nothing but delimiters costs the square of its length; beyond this such a text is shown as it is.
 */
export const maxInlineCost = 2_000_000;

/** Emphasis, links and the like inside each other; deeper ones are shown as written. */
export const maxInlineDepth = 16;

/** An open text shorter than this is lexed on every update. */
export const alwaysLexed = 512;

/** A longer one is lexed again when it has grown by this part of itself; until then what came is plain text. */
export const growthBetweenLexing = 1 / 16;

/** Characters of a `data:` image. Bounded by the length of a paragraph as well. */
export const maxDataImageLength = 16_384;

/** Short rows of a table are filled up to so many cells; more would let a small text make a huge table. */
export const maxFilledCells = 16;
