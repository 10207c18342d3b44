export const blobs = "";
