/**
 * A variable in every agent's environment that identifies its descendants wherever they went. It does not begin with PARLEY_, since
 * variables with that prefix are withheld from agents; its value is random and grants nothing. A hub must not inherit it, or it would
 * be taken for part of the agent in whose tree it was started.
 */
export const treeVariable = "AGENT_TREE_ID";
