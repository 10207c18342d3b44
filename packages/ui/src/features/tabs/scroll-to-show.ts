export type Extent = { readonly start: number; readonly size: number };

/** Where a strip must be scrolled to so that an item in it is seen whole, moving no further than needed. */
export const scrollToShow = (view: Extent, item: Extent): number => {
	if (item.start < view.start || item.size > view.size) return item.start;
	return Math.max(view.start, item.start + item.size - view.size);
};
