/** The most items of one turn in a page. */
export const maxPageItems = 2000;
