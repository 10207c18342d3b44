/** The address of a permitted link: http and https without credentials, and plain mailto. */
export const safeLink = (target: string): string | undefined => {
	const url = URL.parse(target);
	switch (url?.protocol) {
		case "http:":
		case "https:":
			return url.username === "" && url.password === "" ? url.href : undefined;
		case "mailto:":
			// Fields such as `attach`, `bcc` or `body` let the author of the link act as the person who clicks it.
			return url.pathname === "" ? undefined : `mailto:${url.pathname}`;
		default:
			return undefined;
	}
};

const dataImage = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z0-9+/]+={0,2}$/i;

export type ImagePolicy = {
	readonly maxDataLength: number;
	/** Whether the app made a `blob:` address for this text. */
	readonly ownsBlob: (url: string) => boolean;
};

/** The source of an image that can be shown without fetching anything. */
export const safeImage = (target: string, { maxDataLength, ownsBlob }: ImagePolicy): string | undefined => {
	if (target.length <= maxDataLength && dataImage.test(target)) return target;
	return target.startsWith("blob:") && ownsBlob(target) ? target : undefined;
};
