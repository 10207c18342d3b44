const webAddress = /^https?:\/\/[^\s\\/?#@]+(?:[/?#][^\s\\]*)?$/iu;

/** Spaces and control characters hide what follows them. */
const isPrintable = (url: string): boolean => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(url);

/**
 * Whether a person may be sent to an address: only to the web, and only if its host is what it looks like. A user name before the host, or
 * a backslash, would make another one of it.
 */
export const isWebAddress = (url: string): boolean =>
	url.length <= 4096 && isPrintable(url) && webAddress.test(url);
