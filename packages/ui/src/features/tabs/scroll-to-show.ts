export type Extent = { readonly start: number; readonly size: number };

/** The scroll position at which an item in a strip is fully visible, moving no further than needed. */
export const scrollToShow = (view: Extent, item: Extent): number => {
	if (item.start < view.start || item.size > view.size) return item.start;
	return Math.max(view.start, item.start + item.size - view.size);
};
