/** The request by which an agent asks for a decision. */
export const permissionMethod = "session/request_permission";

/** Requests that are in the log with their origin, so that any hub can answer them. */
export const loggedMethods: ReadonlySet<string> = new Set([permissionMethod]);
