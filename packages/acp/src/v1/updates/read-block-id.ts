/** The scope and number in the id of a block, as the mapping makes it. */
export const readBlockId = (
	blockId: string,
): { readonly scope: string; readonly number: number } | undefined => {
	const found = /^(.*)\/([1-9]\d*)$/su.exec(blockId);
	return found === null ? undefined : { scope: found[1] ?? "", number: Number(found[2]) };
};
