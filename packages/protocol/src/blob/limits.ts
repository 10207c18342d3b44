/** The most that one request carries up or down, in bytes before base64. */
export const maxBlobChunk = 256 * 1024;

/** The largest file that can be attached, in bytes. */
export const maxAttachmentSize = 20 * 1024 * 1024;

/** How many files one prompt or draft can have. */
export const maxAttachments = 20;

/** Text of an agent's message or tool call that is longer goes into a blob, in UTF-16 units. */
export const maxInlineText = 32 * 1024;
