import { lazyPanel } from "../../shared/lazy/lazy-panel.tsx";

export const LazySearchResults = lazyPanel(
	() => import("./search-results.tsx"),
	(module) => module.SearchResults,
	"search-status",
);
