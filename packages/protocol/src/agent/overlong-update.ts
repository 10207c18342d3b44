/** The `update` of an `agent.update` that replaces a message too long to be read. */
export const overlongUpdate = "message too long";
