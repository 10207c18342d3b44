/** The longest draft that the hub stores, in UTF-16 units. */
export const maxDraftLength = 200_000;

/** How many texts of one session are kept aside, beside the draft. */
export const maxSetAside = 5;
