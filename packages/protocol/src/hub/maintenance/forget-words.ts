/** The phrase that confirms deleting everything. */
export const forgetWords = "delete all my data";
