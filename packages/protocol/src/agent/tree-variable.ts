/**
 * A variable in the environment of every agent, by which its descendants are found wherever they went. It does not begin with PARLEY_,
 * because that is what agents must not get of ours; its value is random and opens nothing. A hub must not carry it: it would be taken
 * for a part of the agent in whose tree it was started.
 */
export const treeVariable = "AGENT_TREE_ID";
