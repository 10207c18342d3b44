/** The entry points of the hub's bundle: each output file and its source. */
export const bundleEntries: Readonly<Record<string, string>> = {
	hub: "@parley/server/hub-process/main",
	"store-worker": "@parley/hub/store/sqlite/store-worker",
	"inspect-worker": "@parley/hub/store/sqlite/maintenance/inspect-worker",
	keeper: "@parley/keeper/main",
	eliza: "@parley/agents/eliza/main",
};
