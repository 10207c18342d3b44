import { wireVersion } from "@parley/keeper/wire/messages";

/** The wires that a hub of this version speaks. Those of earlier keepers stay here, since their agents must outlive an upgrade. */
export const supportedWires: readonly number[] = [wireVersion];

/** The wire to speak with a keeper, or why none can be. */
export type WireChoice = { readonly wire: number } | { readonly refused: "newer" | "older" };

export const chooseWire = (offered: unknown, supported: readonly number[] = supportedWires): WireChoice => {
	const wire = supported.find((each) => each === offered);
	if (wire !== undefined) return { wire };
	return { refused: typeof offered === "number" && offered < Math.max(...supported) ? "older" : "newer" };
};

/** Whether one version precedes another. What is no version precedes none. */
export const isOlder = (version: string, than: string): boolean => {
	const [one, other] = [numbersOf(version), numbersOf(than)];
	if (one === undefined || other === undefined) return false;
	const at = one.findIndex((number, index) => number !== other[index]);
	return at !== -1 && Number(one[at]) < Number(other[at]);
};

const numbersOf = (version: string): number[] | undefined =>
	/^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+].*)?$/.exec(version)?.slice(1, 4).map(Number);
