/** What must be said to delete everything. */
export const forgetWords = "delete all my data";
