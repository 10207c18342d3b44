/** The approximate amount of text in one answer of an export, in UTF-16 units; a longer single event is never cut. */
export const exportPieceLength = 256 * 1024;

/** The most that one request of an import carries, in bytes before base64. */
export const maxImportPiece = 256 * 1024;

/** The longest line that can be imported, in bytes: twice the largest message accepted from an agent. */
export const maxArchiveLine = 64 * 1024 * 1024;

/** How many imports can run at a time. */
export const maxImports = 4;
