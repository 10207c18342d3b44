/** How deep quotes and list items nest; deeper markers are text. */
export const maxDepth = 24;

/** A longer line, and the part of a paragraph beyond this, is plain text. */
export const maxLeafLength = 16_384;

/**
 * Delimiters × characters of one inline text. The lexer's work grows with this product, so a run of only delimiters costs the square of its
 * length; beyond this limit a text is shown as written.
 */
export const maxInlineCost = 2_000_000;

/** How deep emphasis, links and the like nest; deeper ones are shown as written. */
export const maxInlineDepth = 16;

/** An open text shorter than this is lexed on every update. */
export const alwaysLexed = 512;

/** A longer one is lexed again once it has grown by this share; until then new text is plain. */
export const growthBetweenLexing = 1 / 16;

/** The maximum length of a `data:` image, which the length of a paragraph also bounds. */
export const maxDataImageLength = 16_384;

/** Short rows of a table are padded up to this many cells; more would let a small text make a huge table. */
export const maxFilledCells = 16;
