/** What the first line of an archive says it is. */
export const archiveFormat = "parley-session";

/** Archives of a later version are refused: what they hold may not fit into this program's log. */
export const archiveVersion = 1;
