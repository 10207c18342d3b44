/** The format name on the first line of an archive. */
export const archiveFormat = "parley-session";

/** Archives of a later version are refused: their content may not fit this program's log. */
export const archiveVersion = 1;
