import { type FilePlace, placeWords } from "./file-place.ts";

const places = new WeakMap<Element, FilePlace>();

/** An element that stands for a file. It is not an anchor with an address, because the browser could not open it. */
export const newFileLink = (place: FilePlace): HTMLElement => {
	const link = document.createElement("a");
	link.className = "file-link";
	link.setAttribute("role", "link");
	link.tabIndex = 0;
	link.title = placeWords(place);
	places.set(link, place);
	return link;
};

/** The file link that an event happened on, and its file. */
export const fileLinkAt = (
	target: EventTarget | null,
): { readonly link: HTMLElement; readonly place: FilePlace } | undefined => {
	const link = target instanceof Element ? target.closest<HTMLElement>("a.file-link") : null;
	const place = link === null ? undefined : places.get(link);
	return link === null || place === undefined ? undefined : { link, place };
};
