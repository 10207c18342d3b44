import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";

export const LazySearchResults = lazyPanel(
	async () => (await import("./search-results.tsx")).SearchResults,
	"search-status",
);
