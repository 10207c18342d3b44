/** One measured ratio and the bound it must keep. Ratios only: machines differ, and the peer runs on the same one. */
export type Figure = {
	readonly name: string;
	readonly ratio: number;
	readonly to: string;
	readonly bound: { readonly atMost: number } | { readonly atLeast: number };
	readonly detail: string;
};

export const isMet = ({ ratio, bound }: Figure): boolean =>
	"atMost" in bound ? ratio <= bound.atMost : ratio >= bound.atLeast;

export const boundText = ({ bound }: Figure): string =>
	"atMost" in bound ? `≤ ${bound.atMost}` : `≥ ${bound.atLeast}`;
