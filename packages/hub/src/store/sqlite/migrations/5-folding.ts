export const folding = "";
