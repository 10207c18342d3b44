/** About how much text one answer of an export carries, in UTF-16 units; a single event that is longer is never cut. */
export const exportPieceLength = 256 * 1024;

/** The most that one request of an import carries, in bytes before base64. */
export const maxImportPiece = 256 * 1024;

/** The longest line that can be imported, in bytes: twice the largest message that is taken from an agent. */
export const maxArchiveLine = 64 * 1024 * 1024;

/** How many imports can be under way at a time. */
export const maxImports = 4;
