import type { Slots } from "../app/feature.ts";

/** A panel that the product does not have. */
export const plantedFeature = (): Slots => ({
	Overlay: () => <aside aria-label="Planted panel">Here I am.</aside>,
});
