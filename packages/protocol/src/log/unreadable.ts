/** The type of an event that replaces events which can no longer be read. Its payload says why: `{ problem }`. */
export const unreadableType = "unreadable";
