/** The request by which an agent asks for a decision. */
export const permissionMethod = "session/request_permission";

/** The request by which an agent asks a person for values, or for a visit to an address. */
export const questionMethod = "elicitation/create";

/** Says that such a visit is done. */
export const visitDoneMethod = "elicitation/complete";

/** Requests that are in the log with their origin, so that any hub can answer them. */
export const loggedMethods: ReadonlySet<string> = new Set([permissionMethod, questionMethod]);
