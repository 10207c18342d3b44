/** Parts of the page whose script is fetched when they are first opened. */
export const panel = {
	"panel.opening": "Opening",
	"panel.loading": "Loading this part of Parley…",
	"panel.notLoaded":
		"This part of Parley could not be loaded. Retry when Parley is running; if it was updated meanwhile, reload this window first.",
} as const;
