/** Raised whenever the same log would give another head: what the store keeps of it is then made anew from the log. */
export const reducerVersion = 1;
