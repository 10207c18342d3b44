/** The id of a pushed event: an offset in one client's stream, valid within one epoch of the store. */
export const formatStreamId = (epoch: string, offset: number): string => `${epoch}.${offset}`;

/** The offset in an id of this epoch. */
export const parseStreamId = (id: string | undefined, epoch: string): number | undefined => {
	if (id === undefined || !id.startsWith(`${epoch}.`)) return undefined;
	const digits = id.slice(epoch.length + 1);
	const offset = Number(digits);
	return /^\d+$/.test(digits) && Number.isSafeInteger(offset) ? offset : undefined;
};
