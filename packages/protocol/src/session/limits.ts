/** How many items of one turn a page can carry at most. */
export const maxPageItems = 2000;
