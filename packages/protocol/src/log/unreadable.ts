/** The type of an event that stands where others were that cannot be read any more. Its payload says why: `{ problem }`. */
export const unreadableType = "unreadable";
