import { isWebAddress } from "@parley/protocol/question/web-address";

/** The host of an address that a person may be sent to, in the form in which no other looks like it. Undefined for all other addresses. */
export const hostOf = (url: string): string | undefined => {
	if (!isWebAddress(url) || !URL.canParse(url)) return undefined;
	const { host, protocol, username } = new URL(url);
	const isWeb = protocol === "https:" || protocol === "http:";
	return isWeb && username === "" && host !== "" ? host : undefined;
};
