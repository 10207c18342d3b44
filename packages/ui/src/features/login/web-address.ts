/** An address on the web that an agent named, and whose it is; undefined for any other. */
export const webAddress = (
	link: string | undefined,
): { readonly href: string; readonly host: string } | undefined => {
	if (link === undefined || !URL.canParse(link)) return undefined;
	const { protocol, href, host } = new URL(link);
	return protocol === "https:" || protocol === "http:" ? { href, host } : undefined;
};
