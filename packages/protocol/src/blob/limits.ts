/** The most that one request transfers in either direction, in bytes before base64. */
export const maxBlobChunk = 256 * 1024;

/** The largest file that can be attached, in bytes. */
export const maxAttachmentSize = 20 * 1024 * 1024;

/** How many files one prompt or draft can have. */
export const maxAttachments = 20;

/** Longer text of an agent's message or tool call goes into a blob; in UTF-16 units. */
export const maxInlineText = 32 * 1024;
