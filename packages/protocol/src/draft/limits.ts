/** The longest draft that the hub keeps, in UTF-16 units. */
export const maxDraftLength = 200_000;

/** How many drafts of one session are kept beside the one that counts. */
export const maxSetAside = 5;
