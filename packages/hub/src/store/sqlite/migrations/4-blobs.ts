/** Reserved for attachments and long outputs. */
export const blobs = "";
