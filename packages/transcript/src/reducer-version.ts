/** Raised whenever the same log would yield another head: the store then rebuilds its cached heads from the log. */
export const reducerVersion = 2;
