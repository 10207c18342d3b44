const key = "parley.token";

/**
 * The token from the address. It is kept for this tab and removed from the address at once, so that it appears in no history, bookmark or
 * screenshot.
 */
export const takeToken = (): string | undefined => {
	const fragment = new URLSearchParams(location.hash.slice(1));
	const given = fragment.get("token");
	if (given === null || given === "") return sessionStorage.getItem(key) ?? undefined;
	sessionStorage.setItem(key, given);
	fragment.delete("token");
	const rest = fragment.toString();
	history.replaceState(
		history.state,
		"",
		`${location.pathname}${location.search}${rest === "" ? "" : `#${rest}`}`,
	);
	return given;
};

/** A new link opened in this tab changes only the fragment. The page starts over with its token; drafts and unsent messages outlive that. */
export const followLinks = (): void =>
	addEventListener("hashchange", () => {
		if (!new URLSearchParams(location.hash.slice(1)).has("token")) return;
		takeToken();
		location.reload();
	});
