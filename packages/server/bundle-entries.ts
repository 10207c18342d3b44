/** What the hub's bundle begins with: the name of each file in it, and the source behind it. */
export const bundleEntries: Readonly<Record<string, string>> = {
	hub: "@parley/server/hub-process/main",
	"store-worker": "@parley/hub/store/sqlite/store-worker",
	"inspect-worker": "@parley/hub/store/sqlite/maintenance/inspect-worker",
	eliza: "@parley/agents/eliza/main",
};
